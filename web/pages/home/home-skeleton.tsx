import { Skeleton } from '../../ui/skeleton.tsx';

export function HomeSkeleton() {
  return <Skeleton label="Looking round the stable" rows={3} height="56px" />;
}
