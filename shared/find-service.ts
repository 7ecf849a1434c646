import type { ServicePath } from '../content/services/index.ts';
import { type ServiceLink, serviceTable } from '../content/services/table.ts';

const byPath = new Map(serviceTable.map((service) => [service.path, service]));

/** The service of a path. The type of `path` allows those of the list only; throws if one got past it. */
export function findService(path: ServicePath): ServiceLink {
  const service = byPath.get(path);
  if (!service) throw new Error(`no service ${path}`);
  return service;
}
