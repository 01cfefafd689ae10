import { watchAnswers } from '#src/api/route.ts';

/** In every test, each answer of the API is held against its schema, as it would travel. */
watchAnswers((path, output, value) => {
  const read = output.safeParse(JSON.parse(JSON.stringify(value)));
  if (read.success) return;
  const faults = read.error.issues.map((issue) => `  ${issue.path.map(String).join('.')}: ${issue.message}`);
  throw new Error(`the answer of ${path} is not what its schema says:\n${faults.join('\n')}`);
});
