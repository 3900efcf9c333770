import { lazy, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Renders loaded code at once; React's `lazy` would suspend, and React shows nothing within 300 ms of the last
 * spinner.
 */
export function lazily<Props extends object = object>(load: Load<Props>) {
  let come: ComponentType<Props> | undefined;
  async function loadOnce(): Promise<{ default: ComponentType<Props> }> {
    const module = await load();
    come = module.default;
    return module;
  }
  const Suspending = lazy(loadOnce);
  function Lazily(props: Props) {
    // Fixed at first render: another component would remount.
    const [Drawn] = useState<ComponentType<Props>>(() => come ?? (Suspending as ComponentType<Props>));
    return <Drawn {...props} />;
  }
  return Object.assign(Lazily, { load: loadOnce, isLoaded: () => come !== undefined });
}
