import { firm } from '../../content/firm.ts';
import { formatTelHref } from '../format.ts';
import { usePage } from '../page-context.ts';
import { Icon } from './icon.tsx';

/** The number to call from the current page: that of its city, if it has one of its own, or the office's. */
export function usePhone(): string {
  const { source } = usePage().route;
  return (source.kind === 'city' ? source.city.phone : undefined) ?? firm.phone;
}

/** A button that dials. Its label is the number itself unless told otherwise. */
export function PhoneButton({ label, primary = false }: { label?: string; primary?: boolean }) {
  const phone = usePhone();
  return (
    <a className={primary ? 'button button-primary' : 'button'} href={formatTelHref(phone)}>
      <Icon name="phone" />
      {label ?? phone}
    </a>
  );
}
