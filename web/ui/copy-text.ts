import { showToast } from './toasts.ts';

/** `otherwise`: advice if the browser forbids copying. */
export async function copyText(text: string, otherwise: string): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  showToast(
    copied ? { title: 'Copied' } : { title: 'Not copied', description: otherwise, variant: 'destructive' },
  );
}
