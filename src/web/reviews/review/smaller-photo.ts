const longestSide = 2000;
const quality = 0.85;

/**
 * Returns a photo as base64, resized if the browser can, since photos from phones are larger than necessary. A file
 * that it cannot decode is sent unchanged: the server checks it in any case.
 */
export async function smallerPhoto(file: File): Promise<string> {
  const blob = await drawn(file).catch(() => file);
  return base64(new Uint8Array(await blob.arrayBuffer()));
}

async function drawn(file: File): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? file), 'image/jpeg', quality));
}

function base64(bytes: Uint8Array): string {
  let text = '';
  // All at once would be more arguments than a call takes.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
