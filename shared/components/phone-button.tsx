import { formatTelHref } from '../format.ts';
import { usePage } from '../page-context.ts';
import { Icon } from './icon.tsx';
import { Text } from './text.tsx';

/** A button that dials the number of the current page. Its label is the number itself unless told otherwise. */
export function PhoneButton({ label, primary = false }: { label?: string; primary?: boolean }) {
  const { phone } = usePage();
  return (
    <a className={primary ? 'button button-primary' : 'button'} href={formatTelHref(phone)}>
      <Icon name="phone" />
      <Text>{label ?? phone}</Text>
    </a>
  );
}
