import { Redirect, useLocation } from 'wouter';
import { useToken, useUser } from '../../accounts/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import OwnGate from './own-gate.tsx';
import VisitorGate from './visitor-gate.tsx';

export default function GatePage() {
  return useToken() === null ? <ForVisitor /> : <ForPlayer />;
}

const REGISTER = '/?register';
const HEADING = <PageHeading title="The gate">Three horses wait at the gate</PageHeading>;

function ForVisitor() {
  const [, go] = useLocation();
  return (
    <VisitorGate heading={HEADING} onRegister={() => go(REGISTER)}>
      <Link className={buttonClass('plain')} href={REGISTER}>
        Register
      </Link>
    </VisitorGate>
  );
}

/** Home has the horse that was brought. */
function ForPlayer() {
  const { horseCount } = useUser();
  if (horseCount > 0) return <Redirect to="/" replace />;
  return <OwnGate heading={HEADING} line="Press one and say hello." />;
}
