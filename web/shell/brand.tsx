import { Link } from '../ui/link.tsx';

export function BrandMark() {
  return (
    <svg viewBox="2 0 26 32" aria-hidden>
      <path
        fill="currentColor"
        d="M14.500 0h7.600c-.5 3-.6 5.600-.2 7.900.3 1.600 1.300 2.700 2 4.200 1.600 3.200 2.500 6.300 2.300 10.500-.8-1.700-1.600-2.900-2.800-3.900-.1 1.800-.5 3-1.300 4.100l-10.700-4c1-2 2.400-3.700 3.200-5.600.8-2 .9-4.300.8-6.600-.1-2.400-.3-4.500-.9-6.600Z"
      />
      <path
        fill="currentColor"
        d="M10.600 20.600c4 .5 7.800 1.900 11.200 4 1 2 1.500 4.100 1.500 6.500 0 .5-.4.900-.9.900H3.100c-.8 0-1.200-.7-.9-1.400 2-4.400 4.700-7.700 8.400-10Z"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <Link className="brand" href="/">
      <BrandMark />
      <span className="brand-word">Fetlock</span>
    </Link>
  );
}
