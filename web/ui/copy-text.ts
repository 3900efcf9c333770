import { showToast } from './toasts.ts';

/** `otherwise` is what to do where the browser does not let pages copy. */
export async function copyText(text: string, otherwise: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  showToast(
    copied ? { title: 'Copied' } : { title: 'Not copied', description: otherwise, variant: 'destructive' },
  );
}
