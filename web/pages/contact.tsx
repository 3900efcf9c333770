import { ContactForm } from '../contact/contact-form.tsx';
import { OFFICE } from '../paddock/settings/office.ts';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { HorsePlace } from './horse-place.tsx';

export default function Contact() {
  return (
    <>
      <HorsePlace setting={OFFICE} low>
        <PageHeading title="Contact" />
        <p>
          A question, an idea, something broken? Many answers are in the{' '}
          <Link className="link" href="/faq">
            FAQ
          </Link>
          . To report a player, press Report beside what they wrote.
        </p>
      </HorsePlace>
      <div className="wrap page">
        <div className="timber">
          <ContactForm />
        </div>
      </div>
    </>
  );
}
