import * as z from 'zod/mini';

/** Lengths alone: whether it is a number, an address or a code, its rule says in its own words (spec §5). */
const shortText = z.string().check(z.maxLength(300));
const solution = z.string().check(z.maxLength(2_000));
/** A browser's answer about a passkey, as JSON. */
const credential = z.string().check(z.maxLength(16_000));
const way = z.enum(['sms', 'email']);

/** By what a notice is named: its link's token, or one of the browser's passes. */
const noticed = {
  token: z.exactOptional(z.string().check(z.maxLength(200))),
  notice: z.exactOptional(z.string().check(z.maxLength(64))),
};

export const securitySchemas = {
  nothing: z.object({}),
  signInByGoogle: z.strictObject({ signin_jump: z.string().check(z.maxLength(2_048)) }),
  credential: z.strictObject({ credential }),
  endSession: z.strictObject({ session: z.uuid() }),
  sendOwnCode: z.strictObject({ way, captcha: solution }),
  confirm: z.strictObject({ way, code: shortText }),
  sendNewPhoneCode: z.strictObject({ phone: shortText, captcha: solution }),
  changePhone: z.strictObject({ phone: shortText, code: shortText, keep_sessions: z.optional(z.boolean()) }),
  sendNewEmailCode: z.strictObject({ email: shortText, captcha: solution }),
  changeEmail: z.strictObject({ email: shortText, code: shortText, keep_sessions: z.optional(z.boolean()) }),
  removePasskey: z.strictObject({ passkey: z.string().check(z.maxLength(1_400)) }),
  sendSecondCode: z.strictObject({ step: shortText, way, captcha: solution }),
  secondCode: z.strictObject({ step: shortText, way, code: shortText }),
  secondPasskey: z.strictObject({ step: shortText, credential }),
  requireSecondFactor: z.strictObject({ required: z.boolean() }),
  // A read has the language and the currency of its page beside its own fields.
  accountEvent: z.object(noticed),
  undoAccountEvent: z.strictObject(noticed),
} as const;
