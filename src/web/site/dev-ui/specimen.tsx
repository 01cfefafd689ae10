import type { ReactNode } from 'react';
import type { PictureFacts } from '#src/ui/media/picture.tsx';
import { Stack } from '#src/ui/layout/grid.tsx';
import { Title } from '#src/ui/layout/title.tsx';

export type SpecimenProps = { readonly name: string; readonly children: ReactNode };

/** One part of the kit with its states below one another. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <section id={name.replaceAll(' ', '-')}>
      <Stack gap={4}>
        <Title level={2} look="block">
          {name}
        </Title>
        {children}
      </Stack>
    </section>
  );
}

const sky = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="#3a3170" d="M0 0h480v360H0z"/><path fill="#6f5aa8" d="M0 90h480v270H0z"/><path fill="#c98aa6" d="M0 160h480v200H0z"/><circle cx="330" cy="190" r="42" fill="#ffd9a0"/><path fill="#4a3d78" d="m0 250 120-110 90 80 80-50 190 90v100H0z"/><path fill="#221b45" d="M0 280c120-30 240 30 480-10v90H0z"/></svg>',
);

/** A placeholder picture, so that the gallery needs no other files. */
export const samplePicture: PictureFacts = {
  sources: [],
  src: `data:image/svg+xml,${sky}`,
  alt: 'Hills before an evening sky',
  width: 480,
  height: 360,
};

export const longText =
  'Rechtsschutzversicherungsgesellschaften-Besichtigungstour with a title that nobody has shortened and that runs on well past two lines of a card';
