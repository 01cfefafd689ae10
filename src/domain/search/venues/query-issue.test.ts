import { expect, it } from 'vitest';

import { questionFaultIn, refuseQuestion } from '#src/domain/search/venues/query-issue.ts';

const fields = ['from', 'to'] as const;
const reasons = ['over', 'closed'] as const;

it('reads a refusal back as it was made', () => {
  const { failure } = refuseQuestion('bad_request', { field: 'to', reason: 'closed' }, { opens: '08:00' });
  expect(failure).toEqual({ code: 'bad_request', field: 'to', facts: { reason: 'closed', opens: '08:00' } });
  expect(questionFaultIn(failure, fields, reasons)).toEqual({ field: 'to', reason: 'closed' });
});

it('reads nothing out of what is no matter of a field', () => {
  expect([
    questionFaultIn({ field: 'to' }, fields, reasons),
    questionFaultIn({ field: 'to', facts: { reason: 'else' } }, fields, reasons),
    questionFaultIn({ field: 'age', facts: { reason: 'over' } }, fields, reasons),
    questionFaultIn({ facts: { reason: 'over' } }, fields, reasons),
  ]).toEqual([null, null, null, null]);
});
