import type { SVGProps } from 'react';

/** Missing from Lucide, in its style: 24 by 24, lines only. */
function Icon(props: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}

export function JumpIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...props}>
      <path d="M4 20V7M20 20V7M4 11h16M4 15.500h16" />
      <path d="M2.500 20h3M18.500 20h3" />
    </Icon>
  );
}

export function HorseshoeIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...props}>
      <path d="M8.500 3.500H5.200C4 6.500 3.600 9 3.600 11.300 3.600 16.700 7.200 20.500 12 20.500s8.400-3.800 8.400-9.200c0-2.300-.4-4.800-1.600-7.800h-3.300c1 2.800 1.500 5 1.500 7.300 0 3.500-2 5.900-5 5.900s-5-2.400-5-5.900c0-2.300.5-4.500 1.500-7.300Z" />
      <path d="M5.600 9.500h.01M18.400 9.500h.01M7 15h.01M17 15h.01" />
    </Icon>
  );
}

export function SaddleIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...props}>
      <path d="M2.800 5.500c1.600 2.400 4.200 3.100 7.200 2.800 3.600-.4 5.900-2 7.200-4.600 1.900.2 3.300.9 4 2.300-.9 3.200-3.300 5-7.200 5.600-5 .7-9.700-.6-11.200-6.100Z" />
      <path d="M7.800 11.200c-1 3 .2 6.300 2.400 7.300M16.200 10.900c1.200 3-.1 6.600-1.900 7.600M12.200 11.700v4.800M9.900 21.500c0-2.900.9-5 2.300-5s2.300 2.100 2.300 5Z" />
    </Icon>
  );
}

export function BridleIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <Icon {...props}>
      <path d="M7 4h9M8 4 6 14l4 6M16 4l-6 16M7 10h7" />
      <circle cx="6.500" cy="16" r="2" />
    </Icon>
  );
}
