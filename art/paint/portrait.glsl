// The pictures of one part of a horse, by the functions of pixel.glsl. As paint.ts, line by line.
uniform vec4 u_box;
uniform vec2 u_size;
uniform float u_grain;
// How often the planes are halved for a picture smaller than the frame.
uniform float u_halved;
// Px of one canonical unit, x0, y1.
uniform vec3 u_frame;
uniform vec2 u_dx;
uniform vec2 u_dy;
// 0 mane, 1 forelock, 2 tail, 3 feather near, 4 feather far, 5 body, 6 ground.
uniform int u_kind;
// Of those that stand on the ground.
uniform int u_hoofCount;
uniform vec2 u_hooves[4];
uniform sampler2D u_alpha;
uniform sampler2D u_diffuse;
uniform sampler2D u_spec;
uniform sampler2D u_along;
uniform sampler2D u_place;
uniform sampler2D u_ambient;
uniform sampler2D u_x;
uniform sampler2D u_y;
uniform sampler2D u_zone;
uniform sampler2D u_region;
uniform sampler2D u_ink;
uniform sampler2D u_mane;
uniform sampler2D u_forelock;
// What each covers of the frame, in the same order.
uniform vec4 u_boxes[13];
out vec4 o_colour;

bool outside(vec4 box, vec2 at) {
  return at.x < box.x || at.y < box.y || at.x >= box.z || at.y >= box.w;
}

float sampled(sampler2D plane, int box, vec2 at) {
  vec4 b = u_boxes[box];
  return outside(b, at) ? 0.0 : textureLod(plane, (at - b.xy) / (b.zw - b.xy), u_halved).r;
}

float partOf(ivec2 pixel) {
  return floor(texelFetch(u_region, pixel, 0).r * 255.0 / 16.0 + 0.5);
}

// The part at a point, another that borders on it, and how much of the point is the other's.
vec3 borderAt(vec2 at) {
  vec4 b = u_boxes[9];
  if (outside(b, at)) return vec3(0.0);
  ivec2 size = textureSize(u_region, 0);
  vec2 uv = (at - b.xy) / (b.zw - b.xy) * vec2(size);
  float part = partOf(ivec2(uv));
  ivec2 first = ivec2(floor(uv - 0.5));
  if (first.x < 0 || first.y < 0 || first.x + 1 >= size.x || first.y + 1 >= size.y) return vec3(part, part, 0.0);
  vec2 share = uv - 0.5 - vec2(first);
  vec4 parts = vec4(
    partOf(first),
    partOf(first + ivec2(1, 0)),
    partOf(first + ivec2(0, 1)),
    partOf(first + ivec2(1, 1))
  );
  vec4 weights = vec4(
    (1.0 - share.x) * (1.0 - share.y),
    share.x * (1.0 - share.y),
    (1.0 - share.x) * share.y,
    share.x * share.y
  );
  float other = part;
  for (int k = 0; k < 4; k++) if (parts[k] != 0.0 && parts[k] != part) other = parts[k];
  if (other == part) return vec3(part, part, 0.0);
  float ownWeight = dot(weights, vec4(equal(parts, vec4(part))));
  float otherWeight = dot(weights, vec4(equal(parts, vec4(other))));
  return vec3(part, other, otherWeight / (ownWeight + otherWeight));
}

float blurred(sampler2D plane, int box, vec2 at, float far) {
  vec4 b = u_boxes[box];
  if (at.x < b.x - far || at.y < b.y - far || at.x > b.z + far || at.y > b.w + far) return 0.0;
  float sum = 0.0;
  for (int row = -1; row <= 1; row++)
    for (int column = -1; column <= 1; column++)
      sum += sampled(plane, box, at + vec2(column, row) * far) * float((2 - abs(row)) * (2 - abs(column)));
  return sum / 16.0;
}

float shadowAt(vec2 at) {
  float scale = u_frame.x;
  float mane = 1.0 - 0.75 * blurred(u_mane, 11, at - vec2(0.012, 0.016) * scale, 0.008 * scale);
  float forelock = 1.0 - 0.6 * blurred(u_forelock, 12, at - vec2(0.006, 0.008) * scale, 0.004 * scale);
  return 1.0 - mane * forelock;
}

vec4 ground(vec2 shown) {
  float first = u_hooves[0].x;
  float last = first;
  for (int hoof = 1; hoof < u_hoofCount; hoof++) {
    first = min(first, u_hooves[hoof].x);
    last = max(last, u_hooves[hoof].x);
  }
  float lit = 1.0 - bodyShadow(shown.x - (first + last) / 2.0, shown.y, (last - first) / 2.0);
  for (int hoof = 0; hoof < u_hoofCount; hoof++)
    lit *= 1.0 - hoofShadow(shown.x - u_hooves[hoof].x, shown.y - u_hooves[hoof].y);
  return vec4(0.0, 0.0, 0.0, 1.0 - lit);
}

// What is seen of body and feather: both have the coat of the skin below.
vec4 coated(vec2 shown, vec2 at) {
  float cover = sampled(u_alpha, 0, at);
  if (cover < 0.004) return vec4(0.0);
  float lit = sampled(u_diffuse, 1, at);
  float sheen = sampled(u_spec, 2, at);
  Place p;
  Light light;
  float ink = 0.0;
  vec3 border = vec3(0.0);
  if (u_kind == 5) {
    float shadow = shadowAt(at);
    light = Light(
      lit * lit / 0.78 * (1.0 - shadow),
      sampled(u_ambient, 5, at) * (1.0 - shadow * 0.5),
      sheen * sheen / 0.68 * (1.0 - shadow)
    );
    float x = shown.x + mix(u_dx.x, u_dx.y, sampled(u_x, 6, at));
    float y = shown.y + mix(u_dy.x, u_dy.y, sampled(u_y, 7, at));
    float zone = sampled(u_zone, 8, at) * 2.0 - 1.0;
    float beside = sampled(u_diffuse, 1, at - vec2(u_grain, 0.0)) + sampled(u_diffuse, 1, at + vec2(u_grain, 0.0));
    float grain = clamp((lit * 2.0 - beside) * 14.0, -1.0, 1.0);
    border = borderAt(at);
    p = Place(x, y, border.x, zone, grain, frayAt(x, y, border.x), alongFace(x, y), acrossFace(x, y));
    ink = sampled(u_ink, 10, at);
  } else {
    float along = sampled(u_along, 3, at);
    light = Light(lit * lit / 0.8, 0.3, sheen);
    float part = 3.0 + floor(sampled(u_place, 4, at) * 5.0 + 0.5);
    float x = (part == 5.0 || part == 7.0 ? 0.935 : 0.11) + 0.2 * abs(fract(shown.x * 5.0) - 0.5);
    p = placeAt(x, clamp(shown.y + 0.04 * along, 0.085, 0.15), part);
    p.grain = noise(shown.x * 260.0, along * 3.0, 41.0) * 2.0 - 1.0;
  }
  vec3 colour = vec3(0.0);
  // A loop, so that the card's program holds the colour of a body once.
  for (int k = 0; k < (border.z > 0.0 ? 2 : 1); k++) {
    if (k == 1) {
      p.part = border.y;
      p.fray = frayAt(p.x, p.y, p.part);
    }
    vec3 seen = bodyColour(p, light, ink);
    colour = k == 0 ? seen : mix(colour, seen, border.z);
  }
  return vec4(colour, 1.0) * cover;
}

vec4 hair(vec2 at) {
  float cover = sampled(u_alpha, 0, at);
  if (cover < 0.004) return vec4(0.0);
  float lit = sampled(u_diffuse, 1, at);
  Light light = Light(lit * lit / 0.8, 0.0, sampled(u_spec, 2, at));
  float along = sampled(u_along, 3, at);
  return vec4(maneColour(float(u_kind), along, sampled(u_place, 4, at), light), 1.0) * cover;
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, u_size.y - gl_FragCoord.y);
  vec2 px = u_box.xy + pixel * (u_box.zw - u_box.xy) / u_size;
  vec2 seen = vec2(u_frame.y + px.x / u_frame.x, u_frame.z - px.y / u_frame.x);
  vec2 shown = vec2(shownX(seen.x, seen.y), shownY(seen.x, seen.y));
  vec2 at = vec2(shown.x - u_frame.y, u_frame.z - shown.y) * u_frame.x;
#ifdef COATED
  o_colour = coated(shown, at);
#else
  o_colour = u_kind == 6 ? ground(shown) : hair(at);
#endif
}
