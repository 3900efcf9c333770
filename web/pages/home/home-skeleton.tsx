import { Bones } from '../../ui/bone.tsx';

export function HomeSkeleton() {
  return <Bones label="Looking round the stable" rows={3} height="56px" />;
}
