import { type Service, type ServicePath, services } from '../content/services/index.ts';

const byPath = new Map(services.map((service) => [service.path, service]));

/** The service of a path. The type of `path` allows those of the list only; throws if one got past it. */
export function findService(path: ServicePath): Service {
  const service = byPath.get(path);
  if (!service) throw new Error(`no service ${path}`);
  return service;
}
