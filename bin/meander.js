#!/usr/bin/env node
// Old versions of Node.js read this file too, so that they can say what is wrong: it is JavaScript, and loads the rest later.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  console.error(
    `Meander requires Node.js 24 or later, and this is ${process.version}. "npx meander", in the folder of the project, takes the version that "npm ci" installed on Linux and Windows. Elsewhere, install Node.js 24.`,
  );
  process.exitCode = 3;
} else {
  await import('../scripts/cli/main.ts');
}
