import { Text } from '../../components/text.tsx';

/** When a form is due. What has a number is a day or a time to keep. */
export function When({ children }: { children: string }) {
  return (
    <p className="forms-when note" data-dated={/\d/.test(children)}>
      <Text>{children}</Text>
    </p>
  );
}
