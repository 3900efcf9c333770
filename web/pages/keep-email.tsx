import { tokenOfLink } from '../accounts/link-panel.tsx';
import { OneButtonLink, type Tells } from '../accounts/one-button-link.tsx';
import { useKeepEmail } from '../accounts/use-recovery.ts';

function useKeeping(tells: Tells) {
  const { run, busy } = useKeepEmail(tells);
  return { run: () => run({ body: { token: tokenOfLink() } }), busy };
}

export default function KeepEmail() {
  return (
    <OneButtonLink
      title="Keep your email"
      words="If it was not you who wanted another address, somebody knows your password. Your stable keeps this address, everybody is signed out, and we mail you a link to choose a new password."
      button="Keep my email"
      busy="Keeping it…"
      useIt={useKeeping}
    />
  );
}
