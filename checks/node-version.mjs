import { readFileSync } from 'node:fs';

/*
 * npm runs this after `npm ci`. Scripts of package.json use the Node in `node_modules/.bin` where a package brings one
 * (Linux, x64), and the machine's own elsewhere. Ends with 1 where that is too old. Must be readable by any Node.
 */
const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const ours = process.versions.node;
const machines = /node\/v([\d.]+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? ours;

if (!isEnough(ours)) {
  console.error(`Fetlock needs Node ${engines.node}; this is ${ours}.`);
  process.exitCode = 1;
} else if (!isEnough(machines)) {
  console.log(
    `This machine has Node ${machines}, which is too old for Fetlock. npm's scripts use Node ${ours}, which came as a package.`,
  );
}

/** The same major version as one of `engines` and at least its minor version. */
function isEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return engines.node.split(' || ').some((range) => {
    const [least, from = 0] = range.slice(1).split('.').map(Number);
    return major === least && minor >= from;
  });
}
