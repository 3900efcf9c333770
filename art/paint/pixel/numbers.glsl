float clamp01(float value) { return clamp(value, 0.0, 1.0); }
float rise(float start, float end, float value) {
  float share = clamp01((value - start) / (end - start));
  return share * share * (3.0 - 2.0 * share);
}
float hill(float value, float width) {
  float far = value / width;
  return exp(-far * far);
}
float length2(float x, float y) { return sqrt(x * x + y * y); }
// CHANCE of numbers.ts: 256 by 256, repeated, linear.
uniform sampler2D u_chance;
vec2 seeded(float seed) { return vec2(seed * 73.0, seed * 151.0 + floor(seed / 256.0) * 57.0); }
float hash(float x, float y, float seed) {
  return texelFetch(u_chance, ivec2(vec2(x, y) + seeded(seed)) & 255, 0).r;
}
float noise(float x, float y, float seed) {
  vec2 at = vec2(x, y);
  vec2 share = fract(at);
  share = share * share * share * (share * (share * 6.0 - 15.0) + 10.0);
  return textureLod(u_chance, (floor(at) + mod(seeded(seed), 256.0) + share + 0.5) / 256.0, 0.0).r;
}
float noise2(float x, float y, float seed) {
  return (noise(x, y, seed) * 2.0 + noise(x * 2.03 + 5.1, y * 2.03 + 3.7, seed + 17.0)) / 3.0;
}
float noise4(float x, float y, float seed) {
  return (noise2(x, y, seed) * 4.0 + noise2(x * 4.12 + 9.4, y * 4.12 + 1.3, seed + 34.0)) / 5.0;
}
vec3 rgb(float red, float green, float blue) { return vec3(red, green, blue); }
vec3 blend(vec3 from, vec3 to, float share) { return mix(from, to, share); }
vec3 times(vec3 colour, float factor) { return colour * factor; }
vec3 plus(vec3 one, vec3 other) { return one + other; }
vec3 filtered(vec3 colour, vec3 tint) { return colour * tint; }
float encoded(float value) {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1.0 / 2.4) - 0.055;
}
vec3 toPower(vec3 colour, float exponent) { return pow(colour, vec3(exponent)); }
