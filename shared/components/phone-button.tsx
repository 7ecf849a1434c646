import { useLocation } from 'react-router';
import { firm } from '../../content/firm.ts';
import { telHref } from '../format.ts';
import { Icon } from './icon.tsx';

/** The number to show on the current page: Fort Lauderdale has its own. */
export function usePhone(): string {
  return useLocation().pathname === '/locations/fort-lauderdale' ? firm.fortLauderdalePhone : firm.phone;
}

/** A button that dials. Its label is the number itself unless told otherwise. */
export function PhoneButton({ label, primary = false }: { label?: string; primary?: boolean }) {
  const phone = usePhone();
  return (
    <a className={primary ? 'button button-primary' : 'button'} href={telHref(phone)}>
      <Icon name="phone" />
      {label ?? phone}
    </a>
  );
}
