// GPU version of paint.ts, with the functions of pixel.glsl. web/portrait/paint/card/program.ts defines GROUND, HAIR,
// TACK, FEATHER, BODY, BORDER, LEGS and HEAD.
// Extent of the part's layers in the frame.
uniform vec4 u_box;
// Mipmap level, for pictures smaller than the frame.
uniform float u_halved;
// Px of one canonical unit, x0, y1.
uniform vec3 u_frame;
uniform vec2 u_dx;
uniform vec2 u_dy;
// 0 mane, 1 forelock, 2 tail; of tack 0 saddle, 1 bridle.
uniform float u_kind;
// alpha, diffuse, spec and grain.
uniform sampler2D u_fine;
// Body: ambient, dx, dy, zone. Hair: along, position. Tack: pad, trim, metal.
uniform sampler2D u_coarse;
uniform sampler2D u_region;
uniform sampler2D u_ink;
// Shadow of mane and forelock, or on the ground; below, its extent in the frame.
uniform sampler2D u_shadow;
uniform vec4 u_shadowBox;
// Canonical units, after the horse's own stance.
in vec2 v_shown;
out vec4 o_colour;

vec2 within(vec4 box, vec2 at) {
  return (at - box.xy) / (box.zw - box.xy);
}

float shadowAt(vec2 at) {
  vec2 uv = within(u_shadowBox, at);
  return uv == clamp(uv, 0.0, 1.0) ? textureLod(u_shadow, uv, u_halved).r : 0.0;
}

#ifdef GROUND
vec4 painted(vec2 at) {
  return vec4(0.0, 0.0, 0.0, shadowAt(at));
}
#endif

#ifdef HAIR
vec4 painted(vec2 at) {
  vec2 uv = within(u_box, at);
  vec4 fine = textureLod(u_fine, uv, u_halved);
  vec4 coarse = textureLod(u_coarse, uv, u_halved);
  Light light = Light(fine.g * fine.g / 0.8, 0.0, fine.b);
  return vec4(maneColour(u_kind, coarse.r, coarse.g, light), 1.0) * fine.r;
}
#endif

#ifdef TACK
vec4 painted(vec2 at) {
  vec2 uv = within(u_box, at);
  vec4 fine = textureLod(u_fine, uv, u_halved);
  vec4 coarse = textureLod(u_coarse, uv, u_halved);
  Light light = Light(fine.g * fine.g / 0.8, 0.0, fine.b);
  return vec4(tackColour(u_kind, coarse.r, coarse.g, coarse.b, light), 1.0) * fine.r;
}
#endif

#ifdef FEATHER
vec4 painted(vec2 at) {
  vec2 uv = within(u_box, at);
  vec4 fine = textureLod(u_fine, uv, u_halved);
  vec4 coarse = textureLod(u_coarse, uv, u_halved);
  float along = coarse.r;
  Light light = Light(fine.g * fine.g / 0.8, 0.3, fine.b);
  float part = 3.0 + floor(coarse.g * 5.0 + 0.5);
  float x = (part == 5.0 || part == 7.0 ? 0.935 : 0.11) + 0.2 * abs(fract(v_shown.x * 5.0) - 0.5);
  BodyPoint p = bodyPointAt(x, clamp(v_shown.y + 0.04 * along, 0.085, 0.15), part);
  p.grain = noise(v_shown.x * 260.0, along * 3.0, 41.0) * 2.0 - 1.0;
  return vec4(bodyColour(p, light, 0.0), 1.0) * fine.r;
}
#endif

#ifdef BODY
float partOf(ivec2 pixel) {
  return floor(texelFetch(u_region, pixel, 0).r * 255.0 / 16.0 + 0.5);
}

// Part, adjacent part, share of the adjacent part.
vec3 borderAt(vec2 uv) {
  ivec2 size = textureSize(u_region, 0);
  uv *= vec2(size);
  float part = partOf(ivec2(uv));
#ifdef BORDER
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
#else
  return vec3(part, part, 0.0);
#endif
}

vec4 painted(vec2 at) {
  vec2 uv = within(u_box, at);
  vec4 fine = textureLod(u_fine, uv, u_halved);
  vec4 coarse = textureLod(u_coarse, uv, u_halved);
  float shadow = shadowAt(at);
  float x = v_shown.x + mix(u_dx.x, u_dx.y, coarse.g);
  float y = v_shown.y + mix(u_dy.x, u_dy.y, coarse.b);
  vec4 soft = textureLod(u_fine, uv, 4.0);
  float lit = litMuscle(x, y, fine.g, soft.g);
  float grain = fine.a * 2.0 - 1.0;
  vec3 border = borderAt(uv);
  float part = border.x;
  float zone = coarse.a * 2.0 - 1.0;
  BodyPoint p = BodyPoint(x, y, part, zone, grain, frayAt(x, y, part), alongFace(x, y), acrossFace(x, y));
  float sheen = silkSheen(p, fine.b, soft.b);
  Light light = Light(
    lit * lit / 0.78 * (1.0 - shadow),
    coarse.r * (1.0 - shadow * 0.5),
    sheen * sheen / 0.68 * (1.0 - shadow)
  );
  float ink = textureLod(u_ink, uv, u_halved).r;
#ifdef BORDER
  vec3 colour = vec3(0.0);
  int index = 0;
  // A loop, so that bodyColour is inlined only once.
  do {
    vec3 seen = bodyColour(p, light, ink);
    colour = index == 0 ? seen : mix(colour, seen, border.z);
    p.part = border.y;
    p.fray = frayAt(x, y, p.part);
    index++;
  } while (index < (border.z > 0.0 ? 2 : 1));
#else
  vec3 colour = bodyColour(p, light, ink);
#endif
  return vec4(colour, 1.0) * fine.r;
}
#endif

void main() {
  vec2 at = vec2(v_shown.x - u_frame.y, u_frame.z - v_shown.y) * u_frame.x;
  bool outside = at.x < u_box.x || at.y < u_box.y || at.x >= u_box.z || at.y >= u_box.w;
  vec4 colour = painted(at);
  o_colour = outside || colour.a < 0.004 ? vec4(0.0) : colour;
}
