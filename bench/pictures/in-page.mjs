const canvas = document.createElement('canvas');
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Reading a pixel waits for the drawing. */
function show(picture) {
  canvas.width = picture.width;
  canvas.height = picture.height;
  context.drawImage(picture, 0, 0);
  context.getImageData(0, 0, 1, 1);
}

let worker;
let jobs = 0;

globalThis.startPainter = (address) => {
  worker = new Worker(address, { type: 'module' });
};

const answer = () =>
  new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data.picture), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });

globalThis.timePortrait = async (job) => {
  const begun = performance.now();
  const answered = answer();
  worker.postMessage({ id: ++jobs, job, as: 'bitmap' });
  const picture = await answered;
  if (picture === null) throw new Error('Nothing was painted');
  show(picture);
  const took = performance.now() - begun;
  picture.close();
  return took;
};

/** Pictures per clock reading, which is coarse. */
const AT_ONCE = 20;

const plain = new Map();

globalThis.timePlain = async (width, height) => {
  if (!plain.has(width)) plain.set(width, await createImageBitmap(new ImageData(width, height)));
  const begun = performance.now();
  for (let shown = 0; shown < AT_ONCE; shown++) show(plain.get(width));
  return (performance.now() - begun) / AT_ONCE;
};
