import sharp from 'sharp';
import { appPicture } from './app-picture.ts';

const logo = (color: string) =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer();

/** The colours in the corner, in the middle of the left side and in the centre. */
async function looks(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  const half = info.width / 2;
  return { size: [info.width, info.height], corner: at(1, 1), left: at(1, half), centre: at(half, half) };
}
const [red, white, clear] = [
  [255, 0, 0, 255],
  [255, 255, 255, 255],
  [255, 255, 255, 0],
];

test('a logo fills the picture as far as its shape allows', async () => {
  expect(
    await looks(await appPicture(await logo('#ff0000'), '#00ff00', { size: 192, maskable: false })),
  ).toEqual({
    size: [192, 192],
    corner: clear,
    left: red,
    centre: red,
  });
});

test.each([
  ['the colour of the tenant', '#00ff00', [0, 255, 0, 255]],
  ['white, where it has none', null, white],
  ['white, where it is none', 'red;x', white],
])('what a phone may cut away is %s', async (_, colour, ground) => {
  const picture = await appPicture(await logo('#ff0000'), colour, { size: 512, maskable: true });
  expect(await looks(picture)).toEqual({ size: [512, 512], corner: ground, left: ground, centre: red });
});

test.each([
  ['no logo', null],
  ['what is no picture', Buffer.from('no picture')],
])('with %s it is the sign of the product', async (_, bytes) => {
  expect(await looks(await appPicture(bytes, null, { size: 180, maskable: true }))).toEqual({
    size: [180, 180],
    corner: [0x2f, 0x6f, 0x5e, 255],
    left: [0x2f, 0x6f, 0x5e, 255],
    centre: white,
  });
});
