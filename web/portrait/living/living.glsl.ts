/* In px of the frame, y downwards, as the painted picture has them. */

/** Moves the corners of a fine grid: everything painted moves with it, so nothing can come apart. */
export const LIVING_VERTEX = `#version 300 es
layout(location = 0) in vec2 a_position;
uniform vec2 u_frame;
uniform float u_scale;
uniform vec2 u_withers;
uniform vec2 u_barrel;
uniform float u_halfLength;
// Foot, half width, height; height 0 without an ear.
uniform vec4 u_ear;
// Root, length; length 0 without a tail, and for what is not the tail.
uniform vec3 u_tail;
// 1 for mane and forelock.
uniform float u_hair;
uniform float u_breath;
uniform float u_nod;
uniform float u_turned;
uniform float u_tailSway;
uniform float u_maneSway;
uniform float u_time;
out vec2 v_at;

float hill(float away, float width) {
  float share = away / width;
  return exp(-share * share);
}

void main() {
  vec2 at = a_position * u_frame;
  v_at = at;
  vec2 moved = at;

  // The barrel widens, mostly downwards; hooves stand still.
  float barrel = hill(at.x - u_barrel.x, 0.66 * u_halfLength) * hill(at.y - u_barrel.y, 0.24 * u_scale);
  moved.y += (at.y - u_barrel.y + 0.07 * u_scale) * 0.05 * barrel * u_breath;
  moved.x += (at.x - u_barrel.x) * 0.008 * barrel * u_breath;

  // Neck and head turn about the withers.
  vec2 fromWithers = (at - u_withers) / u_scale;
  float forward = smoothstep(0.06, 0.62, dot(fromWithers, vec2(-0.84, -0.54)));
  float turn = forward * (0.007 * u_nod - 0.0035 * u_breath);
  moved += vec2(-(at.y - u_withers.y), at.x - u_withers.x) * turn;

  if (u_ear.w > 0.0) {
    float up = (u_ear.y - at.y) / u_ear.w;
    float along = smoothstep(0.0, 0.9, up) * smoothstep(1.9, 1.2, up);
    float beside = hill(at.x - u_ear.x + 0.25 * up * u_ear.z, 1.5 * u_ear.z + 2.0);
    float turned = along * beside * u_turned;
    moved.x += turned * (0.26 * u_ear.w * up - 0.3 * (at.x - u_ear.x));
    moved.y += turned * 0.07 * u_ear.w * up;
  }

  if (u_tail.z > 0.0) {
    float down = clamp((at.y - u_tail.y) / u_tail.z, 0.0, 1.1);
    float wave = u_tailSway * 0.7 + 0.16 * sin(u_time * 1.3 - down * 2.6) * abs(u_tailSway);
    moved.x += 0.055 * u_scale * down * down * wave;
    moved.y -= 0.012 * u_scale * down * down * abs(u_tailSway);
  }

  if (u_hair > 0.0) {
    // Below the crest, from the poll to the withers.
    float below = clamp(dot(at - u_withers + vec2(0.0, 0.0), vec2(-0.57, 0.82)) / (0.3 * u_scale), 0.0, 1.2);
    float wave = sin(u_time * 1.5 - at.y / (0.13 * u_scale)) + 0.5 * sin(u_time * 2.3 + at.x / (0.09 * u_scale));
    moved.x += 0.0065 * u_scale * below * below * wave * u_maneSway;
  }

  vec2 position = moved / u_frame;
  gl_Position = vec4(position.x * 2.0 - 1.0, 1.0 - position.y * 2.0, 0.0, 1.0);
}
`;

/** Draws the upper lid down over the eye: skin from above it is stretched. */
export const LIVING_FRAGMENT = `#version 300 es
precision highp float;
uniform vec2 u_frame;
uniform sampler2D u_picture;
uniform vec2 u_eye;
uniform vec2 u_eyeFront;
uniform vec2 u_eyeBrow;
// 0 open to 1 closed; 0 without an eye.
uniform float u_lid;
in vec2 v_at;
out vec4 o_colour;

const float FOLD = 2.3;

float lidShape(float across, float high) {
  return high * pow(max(0.0, 1.0 - across * across), 0.62);
}

void main() {
  vec2 at = v_at;
  float rim = 0.0;
  if (u_lid > 0.0) {
    float size = u_eyeFront.x * u_eyeBrow.y - u_eyeFront.y * u_eyeBrow.x;
    vec2 from = at - u_eye;
    float across = (from.x * u_eyeBrow.y - from.y * u_eyeBrow.x) / size;
    float up = (u_eyeFront.x * from.y - u_eyeFront.y * from.x) / size;
    float open = lidShape(across, 0.9) + 0.1;
    float shut = -lidShape(across, 0.62) + 0.04;
    float lid = mix(open, shut, u_lid);
    float side = smoothstep(1.12, 0.92, abs(across));
    if (side > 0.0 && up > lid && up < FOLD) {
      float source = mix(open, FOLD, (up - lid) / (FOLD - lid));
      float above = mix(up, source, side);
      at = u_eye + across * u_eyeFront + above * u_eyeBrow;
      rim = side * u_lid * 0.5 * exp(-pow((up - lid) / 0.14, 2.0));
    }
  }
  vec4 colour = texture(u_picture, at / u_frame);
  o_colour = vec4(colour.rgb * (1.0 - rim), colour.a);
}
`;
