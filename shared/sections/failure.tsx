import { PhoneButton } from '../components/buttons.tsx';

/** In place of a page that could not be shown. */
export function Failure() {
  return (
    <section className="section background-paper">
      <div className="wrap">
        <h1 tabIndex={-1}>This one is our mistake</h1>
        <p className="lede">The page could not be shown just now. Call us and we will help you on the phone.</p>
        <div className="actions">
          <PhoneButton primary />
        </div>
      </div>
    </section>
  );
}
