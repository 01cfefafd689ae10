import * as z from 'zod/mini';

const avatar = z.strictObject({ avatar: z.string() });

export const profileAnswers = {
  changeDetails: z.strictObject({ saved: z.literal(true) }),
  sendAvatar: avatar,
  removeAvatar: avatar,
} as const;
