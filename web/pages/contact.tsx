import { ContactForm } from '../contact/contact-form.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

export default function Contact() {
  return (
    <div className="wrap page">
      <div className="page-head">
        <PageHeading title="Contact" />
        <p>
          A question, an idea, something broken? Many answers are in the{' '}
          <Link className="link" href="/faq">
            FAQ
          </Link>
          . To report a player, press Report beside what they wrote.
        </p>
      </div>
      <ContactForm />
    </div>
  );
}
