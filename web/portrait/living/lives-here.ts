const KEY = 'living';

/** Renderers that are no graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Null where portraits stay still: without a graphics card. */
export function livingContext(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  const isForced = isForcedByTest();
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: !isForced,
    // A test looks at frames.
    preserveDrawingBuffer: isForced,
  });
  if (gl === null || isForced) return gl;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = gl.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  return typeof renderer === 'string' && SOFTWARE.test(renderer) ? null : gl;
}

/** Lets journeys see living portraits on machines without a card; nothing in the game sets it. */
function isForcedByTest(): boolean {
  try {
    return localStorage.getItem(KEY) === 'forced';
  } catch {
    return false;
  }
}
