/** One chunk: separate ones would share the rules, and pull them into the first load. */
export { default as About } from './about.tsx';
export { default as Faq } from './faq.tsx';
export { default as Help } from './help.tsx';
export { default as Privacy } from './privacy.tsx';
export { default as Terms } from './terms.tsx';
