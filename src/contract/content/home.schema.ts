import * as z from 'zod/mini';

/** Degrees as a browser tells them. */
function degrees(most: number) {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

export const homeSchemas = {
  home: z.object({
    lat: z.exactOptional(degrees(90)),
    lng: z.exactOptional(degrees(180)),
    // The server's gate checks it: the answer goes by what the gate has found (T-16).
    admin_preview_mode: z.exactOptional(z.string().check(z.maxLength(400))),
  }),
} as const;
