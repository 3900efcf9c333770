// Generated from art/paint/pixel/ by `npm run shader`. Change it there.
uniform vec3 r_body;
uniform vec3 r_dark;
uniform vec3 r_pale;
uniform float r_topline;
uniform float r_underline;
uniform vec3 r_points;
uniform float r_pointAmount;
uniform float r_pointFore;
uniform float r_pointHind;
uniform float r_pointMuzzle;
uniform vec3 r_legs;
uniform float r_legAmount;
uniform vec3 r_mealy;
uniform float r_mealyAmount;
uniform vec3 r_dapple;
uniform vec3 r_net;
uniform float r_dapples;
uniform vec3 r_stripe;
uniform float r_dun;
uniform float r_mask;
uniform vec3 r_whiteHair;
uniform float r_roan;
uniform float r_rabicano;
uniform float r_grey;
uniform vec3 r_iron;
uniform vec3 r_greyHair;
uniform vec3 r_fleck;
uniform float r_fleaBites;
uniform float r_tobiano;
uniform float r_frame;
uniform float r_sabino;
uniform float r_splash;
uniform float r_leopard;
uniform float r_varnish;
uniform float r_snow;
uniform float r_spots;
uniform vec3 r_spot;
uniform vec3 r_white;
uniform float r_star;
uniform float r_strip;
uniform float r_blaze;
uniform float r_bald;
uniform float r_snip;
uniform float r_whiteForeNear;
uniform float r_whiteForeFar;
uniform float r_whiteHindNear;
uniform float r_whiteHindFar;
uniform float r_ermine;
uniform vec3 r_skin;
uniform float r_bareSkin;
uniform vec3 r_freckle;
uniform float r_freckles;
uniform vec3 r_iris;
uniform float r_sclera;
uniform float r_eyeSize;
uniform vec3 r_hoof;
uniform float r_hoofStripes;
uniform float r_gloss;
uniform float r_metal;
uniform float r_wool;
uniform float r_winter;
uniform vec3 r_maneRoot;
uniform vec3 r_mane;
uniform vec3 r_maneTip;
uniform float r_maneGloss;
uniform vec3 r_frost;
uniform float r_frostAmount;
uniform float r_upright;
uniform float r_shoes;
uniform float r_saddleFinish;
uniform float r_bridleFinish;
uniform vec3 r_leather;
uniform vec3 r_pad;
uniform vec3 r_piping;
uniform vec3 r_finePiping;
uniform vec3 r_inlay;
uniform float r_height;
uniform float r_bone;
uniform float r_muscle;
uniform float r_neckSet;
uniform float r_neckLength;
uniform float r_shoulder;
uniform float r_back;
uniform float r_croup;
uniform float r_limbs;
uniform float r_head;
uniform float r_dish;
uniform float r_roman;
uniform float r_mirrored;
uniform float r_neckTurn;
uniform float r_headTurn;
uniform float r_inFoal;
uniform vec3 r_sun;
uniform vec3 r_sky;
uniform vec3 r_ground;
uniform float r_seed;
struct BodyPoint { float x; float y; float part; float zone; float grain; float fray; float s; float n; };
struct Light { float direct; float ambient; float sheen; };
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
bool isLeg(BodyPoint p);
bool isHind(BodyPoint p);
bool isHead(BodyPoint p);
bool isFace(BodyPoint p);
bool isEar(BodyPoint p);
bool isLeg(BodyPoint p) {
  return LEGS && (p.part > 3.5 && p.part < 7.5);
}
bool isHind(BodyPoint p) {
  return LEGS && (p.part == 5.0 || p.part == 7.0);
}
bool isHead(BodyPoint p) {
  return HEAD && (p.part == 3.0 || p.part > 7.5);
}
bool isFace(BodyPoint p) {
  return HEAD && (p.part == 3.0);
}
bool isEar(BodyPoint p) {
  return HEAD && (p.part > 7.5);
}
float alongFace(float x, float y);
float acrossFace(float x, float y);
float between(float x, float x0, float y0, float x1, float y1);
float topline(float x);
float faceFront(float s);
float legAxis(BodyPoint p);
float legness(BodyPoint p);
float around(BodyPoint p, float x, float y, float width, float height);
float frayAt(float x, float y, float part);
float alongFace(float x, float y) {
  return (x + 0.25) * -0.642788 + (y - 1.345) * -0.766044;
}
float acrossFace(float x, float y) {
  return (x + 0.25) * -0.766044 + (y - 1.345) * 0.642788;
}
float between(float x, float x0, float y0, float x1, float y1) {
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
float topline(float x) {
  if (x < 0.17) return between(max(x, 0.1), 0.1, 0.905, 0.17, 0.962);
  if (x < 0.24) return between(x, 0.17, 0.962, 0.24, 0.998);
  if (x < 0.31) return between(x, 0.24, 0.998, 0.31, 1.0);
  if (x < 0.385) return between(x, 0.31, 1.0, 0.385, 0.981);
  if (x < 0.47) return between(x, 0.385, 0.981, 0.47, 0.961);
  if (x < 0.555) return between(x, 0.47, 0.961, 0.555, 0.957);
  if (x < 0.635) return between(x, 0.555, 0.957, 0.635, 0.966);
  if (x < 0.71) return between(x, 0.635, 0.966, 0.71, 0.979);
  if (x < 0.775) return between(x, 0.71, 0.979, 0.775, 0.981);
  if (x < 0.84) return between(x, 0.775, 0.981, 0.84, 0.967);
  if (x < 0.9) return between(x, 0.84, 0.967, 0.9, 0.94);
  if (x < 0.95) return between(x, 0.9, 0.94, 0.95, 0.91);
  if (x < 0.985) return between(x, 0.95, 0.91, 0.985, 0.884);
  if (x < 1.007) return between(x, 0.985, 0.884, 1.007, 0.852);
  return between(min(x, 1.017), 1.007, 0.852, 1.017, 0.822);
}
float faceFront(float s) {
  if (s < 0.06) return between(max(s, -0.01), -0.01, -0.017, 0.06, 0.0125);
  if (s < 0.105) return between(s, 0.06, 0.0125, 0.105, 0.0155);
  if (s < 0.185) return between(s, 0.105, 0.0155, 0.185, 0.007);
  if (s < 0.3) return between(s, 0.185, 0.007, 0.3, -0.008);
  if (s < 0.362) return between(s, 0.3, -0.008, 0.362, -0.013);
  if (s < 0.403) return between(s, 0.362, -0.013, 0.403, -0.0255);
  return between(min(s, 0.42), 0.403, -0.0255, 0.42, -0.05);
}
float legAxis(BodyPoint p) {
  return isHind(p) ? 0.985 : 0.16;
}
float legness(BodyPoint p) {
  if (isLeg(p) && p.y < 0.5) return 1.0;
  float fore = rise(0.135, 0.07, abs(p.x - 0.165)) * rise(0.7, 0.6, p.y);
  float hind = rise(0.16, 0.09, abs(p.x - 0.865)) * rise(0.74, 0.62, p.y);
  return max(fore, hind);
}
float around(BodyPoint p, float x, float y, float width, float height) {
  return hill(p.x - x, width) * hill(p.y - y, height);
}
float frayAt(float x, float y, float part) {
  float steep = part == 2.0 ? 0.85 : part == 3.0 ? 0.7 : mix(1.0, 0.38, rise(0.5, 0.7, y));
  float level = sqrt(1.0 - steep * steep) * (part == 3.0 ? -1.0 : 1.0);
  float along = x * level - y * steep;
  float across = x * steep + y * level;
  return noise(across * 330.0, along * 60.0, 3.0) + noise(across * 120.0, along * 34.0, 8.0) - 1.0;
}
BodyPoint bodyPointAt(float x, float y, float part) {
  return BodyPoint(x, y, part, 0.0, 0.0, 0.0, alongFace(x, y), acrossFace(x, y));
}
float litMuscle(float x, float y, float lit, float soft);
float litMuscle(float x, float y, float lit, float soft) {
  float share = 0.55 - 0.8 * hill(x - 0.46, 0.15) * hill(y - 0.7, 0.14);
  return max(0.0, lit + (share * r_muscle - 0.25 * r_metal) * (lit - soft));
}
float silkSheen(BodyPoint p, float own, float soft);
float silkSheen(BodyPoint p, float own, float soft) {
  float strands = 1.0 + 0.16 * p.fray + 0.14 * p.grain;
  return mix(own, clamp01(1.05 * soft * strands), 0.85 * r_metal);
}
float firstCell(float at, float reach);
float lastCell(float at, float reach);
float firstCell(float at, float reach) {
  return at < reach ? -1.0 : 0.0;
}
float lastCell(float at, float reach) {
  return at > 1.0 - reach ? 1.0 : 0.0;
}
float roundCell(float x, float y, float seed);
float dappleAt(float x, float y, float seed);
float dappleZone(BodyPoint p);
float roundCell(float x, float y, float seed) {
  float left = floor(x);
  float top = floor(y);
  float lastColumn = left + lastCell(x - left, 0.635);
  float lastRow = top + lastCell(y - top, 0.635);
  float most = 0.0;
  float row = top + firstCell(y - top, 0.635);
  do {
    float column = left + firstCell(x - left, 0.635);
    do {
      float cx = column + 0.5 + (hash(column, row, seed) - 0.5) * 0.76;
      if (abs(x - cx) < 0.755) {
        float cy = row + 0.5 + (hash(column, row, seed + 1.0) - 0.5) * 0.76;
        if (abs(y - cy) < 0.755) {
          float size = 0.34 + 0.4 * hash(column, row, seed + 2.0);
          float far = length2(x - cx, y - cy) / size;
          if (far < 1.02) most = max(most, (0.3 + 0.7 * hash(column, row, seed + 3.0)) * rise(1.02, 0.12, far));
        }
      }
      column++;
    } while (column <= lastColumn);
    row++;
  } while (row <= lastRow);
  return most;
}
float dappleAt(float x, float y, float seed) {
  float wide = noise(x * 5.3 + y * 3.0, y * 5.3 - x * 3.0, seed + 5.0) - 0.5;
  float bendX = (noise2(x * 17.0 + y * 9.0, y * 17.0 - x * 9.0, 3.0) - 0.5) * 0.013 + wide * 0.05;
  float bendY = (noise2(x * 17.0 - y * 9.0, y * 17.0 + x * 9.0, 4.0) - 0.5) * 0.013 - wide * 0.03;
  float u = x * 0.8 + y * 0.6 + bendX;
  float v = y * 0.8 - x * 0.6 + bendY;
  float large = roundCell(u * 25.0, v * 27.0, seed);
  if (large > 0.296) return large;
  float small = roundCell((v - bendY) * 43.0 + 9.0, (u + bendX) * 43.0 + 5.0, seed + 9.0);
  return max(large, 0.42 * small * (1.0 - large));
}
float dappleZone(BodyPoint p) {
  float barrel = hill(p.x - 0.55, 0.3) * hill(p.y - 0.7, 0.22);
  float haunch = hill(p.x - 0.88, 0.16) * hill(p.y - 0.76, 0.2);
  float shoulder = 0.7 * hill(p.x - 0.12, 0.17) * hill(p.y - 0.74, 0.17);
  float neck = 0.25 * hill(p.x + 0.05, 0.13) * hill(p.y - 1.02, 0.16);
  float zone = clamp01(max(max(barrel, haunch), max(shoulder, neck)) * 1.35);
  return isHead(p) ? zone * 0.15 : zone;
}
float cloudAt(BodyPoint p);
float unevenAt(BodyPoint p);
float muzzleAt(BodyPoint p, float uneven);
vec3 coatAt(BodyPoint p);
float dappleShown(BodyPoint p, float zone, float greying);
float greyDapples(float zone);
vec3 dappled(vec3 c, float strength, float dapple);
vec3 dunned(BodyPoint p, vec3 c, float cloud, float uneven);
vec3 mealed(BodyPoint p, vec3 c, float uneven);
vec3 pointed(BodyPoint p, vec3 c, float cloud, float uneven);
vec3 roaned(vec3 c, float share);
float roanAt(BodyPoint p, float cloud);
float rabicanoAt(BodyPoint p, float cloud);
float tickedAt(BodyPoint p);
float varnishAt(BodyPoint p, float cloud);
vec3 greyed(BodyPoint p, vec3 c, float cloud, float uneven, float strength, float dapple);
float cloudAt(BodyPoint p) {
  return noise4(p.x * 7.0, p.y * 6.0, 5.0 + r_seed) - 0.5;
}
float unevenAt(BodyPoint p) {
  return noise2(p.x * 42.0, p.y * 42.0, 9.0) - 0.5;
}
float muzzleAt(BodyPoint p, float uneven) {
  if (!isFace(p)) return 0.0;
  return rise(0.3, 0.385, p.s + uneven * 0.03 - 0.012 * rise(-0.06, -0.11, p.n));
}
vec3 coatAt(BodyPoint p) {
  float cloud = cloudAt(p);
  float uneven = 0.0;
  if (r_dun > 0.0 || r_mealyAmount > 0.0 || isFace(p) || isLeg(p)) uneven = unevenAt(p);
  float above = max(0.0, -p.zone);
  float below = max(0.0, p.zone);
  float soot = mix(min(r_topline, 0.8), r_topline, rise(0.14, 0.42, p.x));
  vec3 c = blend(r_body, r_dark, clamp01(soot * above + 0.3 * max(0.0, cloud)));
  c = blend(c, r_pale, clamp01(r_underline * below + 0.26 * max(0.0, -cloud)));
  c = blend(c, r_dark, 0.06 + 0.06 * clamp01(p.grain * 0.5 + 0.5));
  float zone = dappleZone(p);
  float greying = greyDapples(zone);
  float dapple = dappleShown(p, zone, greying);
  if (r_dapples > 0.0) c = dappled(c, zone * r_dapples, dapple);
  if (r_dun > 0.0) c = dunned(p, c, cloud, uneven);
  if (r_legAmount > 0.0 && isLeg(p)) c = blend(c, r_legs, r_legAmount * rise(0.56, 0.26, p.y + cloud * 0.1));
  if (r_mealyAmount > 0.0) c = mealed(p, c, uneven);
  if (r_pointAmount > 0.0) c = pointed(p, c, cloud, uneven);
  if (r_roan > 0.0) c = roaned(c, roanAt(p, cloud));
  if (r_rabicano > 0.0) c = blend(c, r_whiteHair, rabicanoAt(p, cloud));
  if (r_varnish > 0.0) c = blend(c, r_whiteHair, varnishAt(p, cloud));
  if (r_grey > 0.0) c = greyed(p, c, cloud, uneven, greying, dapple);
  return c;
}
float dappleShown(BodyPoint p, float zone, float greying) {
  if (zone * r_dapples < 0.01 && greying <= 0.02) return 0.0;
  return dappleAt(p.x, p.y, 21.0 + r_seed);
}
float greyDapples(float zone) {
  float a = r_grey;
  if (a <= 0.16) return 0.0;
  return 9.0 * a * a * rise(0.16, 0.46, a) * pow(1.001 - a, 1.25) * zone;
}
vec3 dappled(vec3 c, float strength, float dapple) {
  if (strength < 0.01) return c;
  return blend(blend(c, r_dapple, strength * dapple * 0.95), r_net, strength * (1.0 - dapple) * 0.4);
}
vec3 dunned(BodyPoint p, vec3 c, float cloud, float uneven) {
  float below = topline(p.x) - p.y;
  float onTrunk = p.part == 1.0 || p.part > 3.5 ? 1.0 : 0.0;
  float most = 0.0;
  if (p.x > 0.2 && !isHead(p) && p.part != 2.0) most = rise(0.027, 0.015, below + p.fray * 0.0035 + uneven * 0.006) * 0.92;
  float bar = hill(p.x - 0.225 - 0.12 * (0.95 - p.y), 0.024) * rise(0.72, 0.86, p.y) * rise(1.03, 0.96, p.y);
  most = max(most, 0.36 * bar * onTrunk * (0.75 + p.fray * 0.25));
  if (isLeg(p)) {
    float wave = sin((p.y + cloud * 0.05 + uneven * 0.012 - abs(p.x - legAxis(p)) * 0.22) * 165.0);
    float broken = rise(0.2, 0.5, noise(p.x * 30.0, p.y * 42.0, 19.0 + r_seed) + 0.12);
    most = max(most, 0.5 * rise(0.15, 0.85, wave) * rise(0.29, 0.36, p.y) * rise(0.52, 0.43, p.y) * broken);
  }
  if (isHead(p)) {
    float brow = rise(0.17, 0.05, p.s) * rise(-0.07, 0.01, p.n);
    float face = rise(0.2, 0.34, p.s) * 0.85;
    float front = rise(-0.045, 0.0, p.n) * rise(0.02, 0.12, p.s) * 0.6;
    most = max(most, r_mask * max(0.4 + 0.3 * brow, max(face, front)));
    if (isEar(p)) most = max(most, 0.55 * rise(0.05, 0.1, p.n));
  }
  return blend(c, r_stripe, clamp01(most) * r_dun);
}
vec3 mealed(BodyPoint p, vec3 c, float uneven) {
  float flank = hill(p.x - 0.69, 0.07) * hill(p.y - 0.62, 0.07);
  float belly = rise(0.35, 0.95, p.zone) * (p.part == 1.0 ? 1.0 : 0.4);
  float face = 0.0;
  if (isFace(p)) {
    float eye = hill(p.s - 0.138, 0.036) * hill(p.n + 0.036, 0.03);
    face = max(rise(0.27, 0.35, p.s + uneven * 0.03), eye * 0.75);
  }
  return blend(c, r_mealy, r_mealyAmount * clamp01(max(face, max(flank * 0.8, belly * 0.8))));
}
vec3 pointed(BodyPoint p, vec3 c, float cloud, float uneven) {
  float most = muzzleAt(p, uneven) * r_pointMuzzle;
  if (isLeg(p)) {
    float top = isHind(p) ? r_pointHind : r_pointFore;
    float slant = (p.x - legAxis(p)) * 0.4 + (hash(p.part, 9.0, r_seed) - 0.5) * 0.05;
    most = rise(top + 0.12, top - 0.13, p.y + slant + cloud * 0.2 + uneven * 0.06 + p.fray * 0.014);
  }
  if (isEar(p)) most = max(most, 0.75 * rise(0.045, 0.1, p.n) * r_pointMuzzle);
  return blend(c, r_points, clamp01(most) * r_pointAmount);
}
vec3 roaned(vec3 c, float share) {
  float grey = 0.3 * c[0] + 0.6 * c[1] + 0.1 * c[2];
  vec3 brown = blend(c, rgb(grey * 1.16, grey, grey * 0.74), clamp01(share * 1.1) * 0.62);
  return blend(brown, r_whiteHair, share);
}
float roanAt(BodyPoint p, float cloud) {
  float zone = 1.0;
  if (isHead(p)) zone = 0.03;
  if (p.part == 2.0) zone = rise(-0.27, -0.06, p.x + cloud * 0.12);
  if (isLeg(p)) zone = rise(0.36, 0.54, p.y + cloud * 0.1 - abs(p.x - legAxis(p)) * 0.5);
  return clamp01(zone * r_roan * (0.86 + 0.4 * cloud) * tickedAt(p));
}
float rabicanoAt(BodyPoint p, float cloud) {
  if (isHead(p) || p.y < 0.5) return 0.0;
  float flank = hill(p.x - 0.72, 0.085) * hill(p.y - 0.66, 0.11);
  float ribs = (0.45 + 0.3 * sin(p.x * 92.0 + cloud * 5.0)) * hill(p.x - 0.55, 0.15) * hill(p.y - 0.62, 0.1);
  float dock = 0.9 * hill(p.x - 0.985, 0.04) * hill(p.y - 0.86, 0.06);
  return clamp01(r_rabicano * max(max(flank, ribs), dock) * (0.75 + cloud) * tickedAt(p) * 0.8);
}
float tickedAt(BodyPoint p) {
  float hair = noise(p.x * 330.0 + p.y * 210.0, p.y * 620.0 - p.x * 230.0, 3.0);
  float tuft = noise(p.x * 120.0 + p.y * 60.0, p.y * 210.0 - p.x * 80.0, 4.0);
  return clamp01(0.52 + p.grain * 0.22 + (hair - 0.5) * 0.42 + (tuft - 0.5) * 0.2) * 1.9;
}
float varnishAt(BodyPoint p, float cloud) {
  float bone = hill(p.x - 0.74, 0.09) * hill(p.y - 0.87, 0.07);
  bone = max(bone, hill(p.x - 0.78, 0.09) * hill(p.y - 0.58, 0.12));
  bone = max(bone, hill(p.x - 0.22, 0.08) * hill(p.y - 0.57, 0.1));
  bone = max(bone, hill(p.x + 0.01, 0.08) * hill(p.y - 0.69, 0.1));
  if (isLeg(p)) bone = max(bone, rise(0.5, 0.36, p.y));
  if (isFace(p)) bone = max(hill(p.n - 0.005, 0.035), max(hill(p.n + 0.13, 0.045), rise(0.3, 0.36, p.s)));
  if (isEar(p)) bone = 0.5;
  return clamp01(r_varnish * (1.0 - 0.72 * clamp01(bone)) * (0.85 + 0.9 * cloud) * tickedAt(p));
}
vec3 greyed(BodyPoint p, vec3 c, float cloud, float uneven, float strength, float dapple) {
  float a = r_grey;
  float region = 0.55;
  float retained = 0.0;
  if (isHead(p)) region = mix(0.68, 0.98, rise(0.15, 0.5, a)) - 0.4 * muzzleAt(p, uneven);
  else if (p.part == 2.0) region = mix(0.8, 0.62, rise(-0.2, 0.1, p.x));
  else if (isLeg(p)) {
    region = mix(0.08, 0.55, rise(0.1, 0.6, p.y));
    retained = rise(0.64, 0.36, p.y + cloud * 0.1);
  }
  if (p.part == 1.0) region = mix(region, 0.74, 0.7 * rise(0.1, 0.9, p.zone));
  if (p.x > 0.6) region -= 0.06 * rise(0.6, 0.8, p.x);
  float value = a * 1.28 + (region - 0.55) * 0.85 * (1.0 - a * 0.55) - 0.14 + cloud * 0.34 * (1.0 - a * 0.7);
  value -= retained * 1.3 * a * (1.0 - a) * (1.0 + cloud);
  if (strength > 0.02) value += strength * (dapple * 0.56 - 0.2);
  float mixed = clamp01(value + (p.grain * 0.06 + (tickedAt(p) - 1.0) * 0.09) * (1.0 - a));
  float goggles = isHead(p) ? hill(p.s - 0.134, 0.035) * hill(p.n + 0.034, 0.03) * rise(0.3, 0.0, a) * 0.45 : 0.0;
  vec3 dark = blend(c, r_iron, clamp01(a * 2.2) * (1.0 - 0.85 * retained));
  vec3 whiter = blend(dark, r_greyHair, max(rise(-0.04, 1.0, mixed) * 0.985, goggles * rise(0.0, 0.03, a)));
  if (r_fleaBites > 0.0) {
    float fleck = noise(p.x * 310.0 + 3.0, p.y * 250.0, 5.0 + r_seed) * 0.55 + noise(p.x * 110.0, p.y * 100.0, 6.0 + r_seed) * 0.45;
    float front = isHead(p) ? 0.02 : 0.04 * rise(0.55, 0.0, p.x);
    float least = mix(0.95, 0.73, r_fleaBites) - front + 0.1 * retained;
    whiter = blend(whiter, r_fleck, rise(least, least + 0.07, fleck + p.fray * 0.012) * 0.8);
  }
  return whiter;
}
float own(float index);
float whiteAt(BodyPoint p);
float heightOf(BodyPoint p);
float legEdge(BodyPoint p);
float legWhite(BodyPoint p);
float whiteAtCoronet(BodyPoint p);
float ermineAt(BodyPoint p);
float inside(BodyPoint p, float distance);
float awayFromEars(BodyPoint p);
float faceWhite(BodyPoint p);
float edge(BodyPoint p, float field, float softness);
float patchAt(float x, float y, float weight, float width, float height);
float tobianoAt(BodyPoint p);
float frameAt(BodyPoint p);
float sabinoAt(BodyPoint p);
float sabinoHead(BodyPoint p);
float whiteBody(BodyPoint p, float extent, float slow, float torn);
float whiteHead(BodyPoint p);
float splashAt(BodyPoint p);
float pinkUnder(float white);
float own(float index) {
  return hash(index, 7.0, r_seed) - 0.5;
}
float whiteAt(BodyPoint p) {
  float white = 0.0;
  if (isLeg(p)) white = legWhite(p);
  if (isFace(p)) white = faceWhite(p);
  if (r_tobiano >= 0.0) white = max(white, tobianoAt(p));
  if (r_frame >= 0.0) white = max(white, frameAt(p));
  if (r_sabino >= 0.0) white = max(white, sabinoAt(p));
  if (r_splash >= 0.0) white = max(white, splashAt(p));
  return white;
}
float heightOf(BodyPoint p) {
  if (p.part == 4.0) return r_whiteForeNear;
  if (p.part == 5.0) return r_whiteHindNear;
  return p.part == 6.0 ? r_whiteForeFar : r_whiteHindFar;
}
float legEdge(BodyPoint p) {
  float height = heightOf(p);
  if (height <= 0.0) return -1.0;
  float which = p.part * 7.0 + r_seed;
  float uneven = (noise2(p.x * 28.0, p.y * 14.0, which) - 0.5) * 0.07 * (0.25 + height * 2.4);
  float slope = (p.x - legAxis(p)) * (hash(p.part, 3.0, r_seed) * 0.7 - 0.15) * (height > 0.12 ? 1.0 : 0.35);
  return height + uneven + slope - p.y;
}
float legWhite(BodyPoint p) {
  float white = rise(-0.007, 0.006, legEdge(p) + p.fray * 0.0045);
  return white > 0.0 ? white * (1.0 - ermineAt(p)) : 0.0;
}
float whiteAtCoronet(BodyPoint p) {
  float white = rise(-0.005, 0.011, legEdge(p)) * (1.0 - 0.6 * ermineAt(p));
  if (r_tobiano >= 0.0) white = max(white, tobianoAt(p));
  if (r_frame >= 0.0) white = max(white, frameAt(p));
  if (r_sabino >= 0.0) white = max(white, sabinoAt(p));
  if (r_splash >= 0.0) white = max(white, splashAt(p));
  return white;
}
float ermineAt(BodyPoint p) {
  if (r_ermine <= 0.0 || p.y > 0.085) return 0.0;
  float x = p.x + 0.004 * noise(p.y * 210.0, p.part, 52.0);
  float spot = noise(x * 105.0 + p.part * 9.0, p.y * 78.0, 51.0 + r_seed);
  return r_ermine * rise(0.66, 0.78, spot + p.fray * 0.03) * rise(0.084, 0.066, p.y);
}
float inside(BodyPoint p, float distance) {
  return rise(-0.0022, 0.0022, distance + p.fray * 0.0014);
}
float awayFromEars(BodyPoint p) {
  return rise(0.036, 0.046, length2(p.s - 0.03, p.n + 0.022) + p.fray * 0.002);
}
float faceWhite(BodyPoint p) {
  float front = faceFront(p.s) - p.n;
  float wave = noise2(p.s * 30.0 + r_seed, p.n * 40.0 + 9.0, 31.0 + r_seed) - 0.5;
  float white = 0.0;
  if (r_star > 0.0) {
    float far = length2((p.s - 0.096) / (r_star * 1.25), front / r_star);
    white = inside(p, (1.0 - far + wave * 0.55) * r_star);
  }
  if (r_strip > 0.0) {
    float ends = rise(0.05, 0.075, p.s) * rise(0.345, 0.325, p.s + wave * 0.03);
    white = max(white, inside(p, r_strip * (1.0 + wave * 0.5) - front) * ends);
  }
  if (r_blaze > 0.0) {
    float width = r_blaze * (1.0 + wave * 0.7) + 0.009 * around(p, p.x, p.y, 1.0, 1.0) * rise(0.05, 0.09, p.s) * rise(0.16, 0.1, p.s);
    float nose = 0.55 * r_blaze * rise(0.3, 0.38, p.s);
    white = max(white, inside(p, width + nose - front) * rise(0.03, 0.05, p.s + wave * 0.03));
  }
  if (r_bald > 0.0) {
    float width = r_bald + wave * 0.04 + 0.05 * rise(0.2, 0.34, p.s) - 0.02 * rise(0.1, 0.04, p.s);
    white = max(white, inside(p, width - front) * rise(0.01, 0.045, p.s + wave * 0.04));
  }
  if (r_snip > 0.0) {
    float far = length2((p.s - 0.383) / (r_snip * 1.1), (front - r_snip * 0.45) / r_snip);
    white = max(white, inside(p, (1.0 - far + wave * 0.45) * r_snip));
  }
  return white * awayFromEars(p);
}
float edge(BodyPoint p, float field, float softness) {
  return rise(-softness, softness, field + p.fray * 0.03 + p.grain * 0.012);
}
float patchAt(float x, float y, float weight, float width, float height) {
  return weight * hill(x, width) * hill(y, height);
}
float tobianoAt(BodyPoint p) {
  if (isHead(p)) return 0.0;
  float scale = 2.7 + own(12.0) * 1.7;
  float slow = (noise4(p.x * scale + r_seed, p.y * scale, 41.0 + r_seed) - 0.5) * 2.0;
  float quick = (noise2(p.x * 13.0 + slow, p.y * 15.0 - slow, 43.0 + r_seed) - 0.5) * 2.0;
  float x = p.x + (p.y - 0.95) * own(13.0) * 0.9 + slow * 0.05;
  float y = p.y - 1.0;
  float field = -0.7 + r_tobiano * 0.84;
  field += patchAt(x - 0.22 - own(1.0) * 0.24, y, 1.05 + own(3.0) * 1.7, 0.115 + own(4.0) * 0.1, 0.34 + own(9.0) * 0.3);
  field += patchAt(x - 0.52 - own(2.0) * 0.2, y, 0.1 + own(5.0) * 2.0, 0.095 + own(6.0) * 0.07, 0.27);
  field += patchAt(x - 0.8 - own(7.0) * 0.16, y, 0.7 + own(8.0) * 2.2, 0.12 + own(14.0) * 0.1, 0.3 + own(15.0) * 0.26);
  field += patchAt(p.x - 0.03 - own(16.0) * 0.12, p.y - 1.05, 0.45 + own(17.0) * 1.5, 0.13, 0.15);
  field += patchAt(p.x - 0.5 - own(10.0) * 0.4, p.y - 0.56, 0.4 + own(11.0) * 1.1, 0.14, 0.11);
  field -= patchAt(p.x - 0.6 - own(18.0) * 0.3, p.y - 0.76, 0.75, 0.12, 0.18);
  field -= 0.8 * around(p, 0.97, 0.74, 0.12, 0.2);
  field -= 0.75 * around(p, 0.02, 0.7, 0.1, 0.14);
  field += slow * 0.52 + quick * 0.1;
  if (p.x < -0.08) field -= rise(-0.05, -0.2, p.x) * 2.2;
  if (p.y < 0.74) {
    float lean = isHind(p) || p.x > 0.5 ? (p.x - 0.86) * 0.55 : (p.x - 0.16) * -0.5;
    float leg = rise(0.64, 0.4, p.y + slow * 0.14 + own(19.0) * 0.1 + quick * 0.03 + lean) * legness(p);
    field = mix(field, 1.2, leg);
  }
  return edge(p, field, 0.022);
}
float frameAt(BodyPoint p) {
  if (isHead(p)) return 0.0;
  float scale = 3.1 + own(27.0) * 1.8;
  float slow = (noise4(p.x * scale + r_seed, p.y * scale * 1.6 + r_seed, 51.0 + r_seed) - 0.5) * 2.0;
  float quick = (noise4(p.x * 19.0 + slow, p.y * 30.0 - slow, 53.0 + r_seed) - 0.5) * 2.0;
  float x = p.x + slow * 0.04;
  float y = p.y + (p.x - 0.5) * own(28.0) * 0.26;
  float field = -0.74 + r_frame * 0.68;
  field += patchAt(x - 0.47 - own(21.0) * 0.22, y - 0.71, 0.72 + own(29.0) * 1.1, 0.16 + own(22.0) * 0.15, 0.12 + own(30.0) * 0.08);
  field += patchAt(x - 0.28 - own(31.0) * 0.12, y - 0.63, 0.45 + own(23.0) * 1.5, 0.1, 0.1);
  field += patchAt(x + 0.02 - own(32.0) * 0.12, p.y - 0.95 - own(25.0) * 0.14, 0.8 + own(24.0) * 1.7, 0.1 + own(33.0) * 0.07, 0.13);
  field += patchAt(x - 0.84, y - 0.71 - own(34.0) * 0.1, 0.55 + own(26.0) * 1.6, 0.09, 0.11);
  field += slow * 0.74 + quick * 0.2;
  float back = rise(0.17, 0.05, topline(p.x) - p.y);
  float crest = rise(0.11, 0.01, 0.994 + (0.225 - p.x) * 0.8 - p.y);
  field -= 1.5 * mix(crest, back, rise(0.12, 0.26, p.x));
  if (p.x < -0.12) field -= 1.5 * rise(-0.1, -0.19, p.x);
  if (p.y < 0.68) field -= 1.6 * rise(0.63, 0.49, p.y + slow * 0.07 + quick * 0.02) * legness(p);
  return edge(p, field, 0.018);
}
float sabinoAt(BodyPoint p) {
  if (isHead(p)) return r_sabino < 1.5 ? sabinoHead(p) : whiteHead(p);
  float extent = r_sabino < 1.5 ? r_sabino : r_sabino - 2.0;
  float scale = 3.6 + own(41.0) * 1.6;
  float slow = (noise4(p.x * scale + r_seed, p.y * scale, 101.0 + r_seed) - 0.5) * 2.0;
  float torn = (noise4(p.x * 24.0 + slow * 2.0, p.y * 34.0 - slow * 2.0, 103.0 + r_seed) - 0.5) * 2.0;
  if (r_sabino > 1.5) return whiteBody(p, extent, slow, torn);
  float belly = patchAt(p.x - 0.47 - own(42.0) * 0.24, p.y - 0.52, 0.5 + extent * 1.2, 0.14 + extent * 0.16, 0.06 + extent * 0.1);
  float flank = patchAt(p.x - 0.7 - own(43.0) * 0.1, p.y - 0.62, extent * 1.25, 0.08, 0.07 + extent * 0.05);
  float girth = patchAt(p.x - 0.2 - own(44.0) * 0.1, p.y - 0.58, extent * 0.9 + own(45.0), 0.07, 0.08);
  float field = -0.62 + extent * 0.3 + belly + flank + girth + slow * 0.3;
  if (p.y < 0.74) {
    float points = noise2(p.x * 46.0 + slow, p.y * 5.0 + own(46.0), 105.0 + r_seed) - 0.5;
    float top = 0.42 + extent * 0.14 + points * 0.19 + slow * 0.05;
    float leg = (top - p.y) * 7.0;
    field = max(field, mix(field, leg, legness(p)));
  }
  field += torn * 0.42;
  float rim = rise(-0.34, 0.02, field) * 0.55 * clamp01(tickedAt(p) - 0.4);
  return max(edge(p, field, 0.03), rim);
}
float sabinoHead(BodyPoint p) {
  if (!isFace(p)) return 0.0;
  float torn = noise2(p.s * 60.0, p.n * 60.0, 107.0 + r_seed) - 0.5;
  return inside(p, -0.088 - p.n + torn * 0.02) * rise(0.27 - r_sabino * 0.12, 0.31, p.s + torn * 0.06);
}
float whiteBody(BodyPoint p, float extent, float slow, float torn) {
  float back = topline(p.x) - p.y;
  float colour = 0.42 * rise(0.06, 0.005, back) * rise(0.24, 0.34, p.x);
  if (p.part == 2.0) colour = 0.3 * rise(0.07, 0.0, 0.994 + (0.225 - p.x) * 0.8 - p.y);
  float field = 0.36 + extent * 0.3 - colour + slow * 0.2 + torn * 0.3;
  return edge(p, field, 0.03);
}
float whiteHead(BodyPoint p) {
  float torn = noise4(p.s * 60.0, p.n * 44.0, 109.0 + r_seed) - 0.5;
  if (isFace(p)) return edge(p, 0.4 + torn * 0.3 - 0.35 * rise(0.07, 0.0, p.s), 0.04);
  return edge(p, (r_sabino - 2.3) * 1.2 + torn * 0.8 + own(47.0) * 0.5 - 0.25 * rise(0.03, 0.1, p.n), 0.09);
}
float splashAt(BodyPoint p) {
  float wave = (noise2(p.x * 4.2 + r_seed, p.y * 1.4, 111.0 + r_seed) - 0.5) * 2.0;
  float small = noise2(p.x * 17.0, p.y * 17.0, 113.0 + r_seed) - 0.5;
  if (isHead(p)) {
    if (!isFace(p)) return 0.0;
    float from = mix(0.15, -0.01, r_splash) + own(51.0) * 0.04 - 0.7 * (p.n + 0.03) * mix(1.0, 0.2, r_splash);
    float bend = noise2(p.s * 22.0 + r_seed, p.n * 26.0, 115.0 + r_seed) - 0.5;
    return inside(p, p.s - from + bend * 0.075 + small * 0.012);
  }
  float level = mix(0.44, 0.82, r_splash) + own(52.0) * 0.05 + (p.x - 0.5) * own(53.0) * 0.14;
  if (p.x < 0.08) level += (0.08 - p.x) * mix(0.2, 1.25, r_splash);
  if (p.y < 0.6) level = max(level, mix(level, 0.5, legness(p)));
  return rise(-0.006, 0.006, level + wave * 0.085 + small * 0.02 - p.y + p.fray * 0.004);
}
float pinkUnder(float white) {
  return clamp01(white * 1.6 - 0.6);
}
float orderAt(BodyPoint p);
float blanketAt(BodyPoint p);
float snowAt(BodyPoint p);
float ovalAt(BodyPoint p, float cells, float seed, float share, float reach);
float spotsAt(BodyPoint p);
float orderAt(BodyPoint p) {
  if (isFace(p)) return 0.84 + 0.3 * rise(0.1, 0.38, p.s);
  if (isEar(p)) return 0.97;
  float order = mix(0.0, 0.62, clamp01((0.9 - p.x) / 0.8)) + 0.32 * clamp01(0.84 - p.y);
  if (p.part == 2.0) order = mix(0.6, 0.84, clamp01((0.1 - p.x) / 0.35));
  if (p.y < 0.72) order = mix(order, max(order, 1.12), rise(0.7, 0.12, p.y) * legness(p));
  return order;
}
float blanketAt(BodyPoint p) {
  float wide = noise2(p.x * 2.6 + p.y, p.y * 2.6 - p.x, 67.0 + r_seed) - 0.5;
  float x = p.x + wide * 0.12;
  float y = p.y - wide * 0.12;
  float ragged = noise4(x * 6.4 + y * 3.1, y * 6.4 - x * 3.1, 61.0 + r_seed) - 0.5;
  float flecks = noise2(x * 44.0 + y * 33.0, y * 44.0 - x * 33.0 + ragged * 6.0, 63.0 + r_seed) - 0.5;
  float field = r_leopard - orderAt(p) + wide * 0.3 + ragged * 0.32 + flecks * 0.17;
  if (p.y < 0.55) {
    float streaks = noise2(p.x * 52.0, p.y * 7.0 + p.part * 3.0, 65.0 + r_seed) - 0.5;
    field += streaks * 0.85 * rise(0.55, 0.38, p.y) * legness(p);
  }
  return rise(-0.05, 0.05, field + p.fray * 0.03);
}
float snowAt(BodyPoint p) {
  float thick = r_snow * (1.05 - 0.75 * orderAt(p));
  if (thick <= 0.02) return 0.0;
  float small = ovalAt(p, 68.0, 71.0 + r_seed, 0.2 + thick * 0.45, 0.17);
  float large = ovalAt(p, 34.0, 75.0 + r_seed, thick * 0.42, 0.16);
  return max(small, large);
}
float ovalAt(BodyPoint p, float cells, float seed, float share, float reach) {
  float x = (p.x * 0.83 + p.y * 0.56) * cells + (p.part > 5.5 && p.part < 7.5 ? 37.3 : 0.0);
  float y = (p.y * 0.83 - p.x * 0.56) * cells;
  float left = floor(x);
  float top = floor(y);
  float wobble = (noise2(p.x * 62.0, p.y * 62.0, 77.0) - 0.5) * 0.62 + p.fray * 0.05;
  float into = reach * 2.7 - 0.15;
  float lastColumn = left + lastCell(x - left, into);
  float lastRow = top + lastCell(y - top, into);
  float most = 0.0;
  float row = top + firstCell(y - top, into);
  do {
    float column = left + firstCell(x - left, into);
    do {
      float grown = clamp01((share - hash(column, row, seed)) * 14.0);
      if (grown > 0.05) {
        float dx = x - column - 0.5 - (hash(column, row, seed + 1.0) - 0.5) * 0.7;
        float dy = y - row - 0.5 - (hash(column, row, seed + 2.0) - 0.5) * 0.7;
        float turn = hash(column, row, seed + 3.0) * 3.14159265;
        float size = hash(column, row, seed + 4.0);
        float radius = reach * (0.62 + 1.25 * size * size) * grown;
        float u = (dx * cos(turn) + dy * sin(turn)) / radius;
        float v = (dy * cos(turn) - dx * sin(turn)) / (radius * 0.76);
        most = max(most, rise(1.08, 0.86, length2(u, v) + wobble));
      }
      column++;
    } while (column <= lastColumn);
    row++;
  } while (row <= lastRow);
  return most;
}
float spotsAt(BodyPoint p) {
  float fine = isHead(p) ? 1.0 : max(rise(0.5, 0.32, p.y), rise(-0.05, -0.22, p.x) * 0.6);
  float large = ovalAt(p, 15.5, 81.0 + r_seed, r_spots * 0.58 * (1.0 - fine), 0.3);
  float middle = ovalAt(p, 27.0, 86.0 + r_seed, r_spots * mix(0.34, 0.3, fine), 0.25);
  float small = ovalAt(p, 47.0, 91.0 + r_seed, r_spots * mix(0.12, 0.34, fine), 0.24);
  return max(large, max(middle, small)) * rise(0.088, 0.1, p.y);
}
float coronet(BodyPoint p);
float hoofAt(BodyPoint p);
float shoeAt(BodyPoint p);
vec3 shoeColour(BodyPoint p);
vec3 hoofColour(BodyPoint p);
float coronet(BodyPoint p) {
  float toe = isHind(p) ? 0.915 : 0.092;
  float across = (p.x - toe) / 0.0665;
  return (mix(0.0535, 0.033, min(max(across, -0.3), 1.2)) + 0.002 * sin(clamp01(across) * 3.14159265));
}
float hoofAt(BodyPoint p) {
  return rise(0.0022, -0.0022, p.y - coronet(p));
}
float shoeAt(BodyPoint p) {
  return rise(0.0106, 0.0088, p.y);
}
vec3 shoeColour(BodyPoint p) {
  float worn = 0.82 + 0.36 * noise(p.x * 240.0, p.y * 400.0, 21.0);
  return times(rgb(0.62, 0.63, 0.65), mix(0.09, 0.55, r_shoes) * worn * mix(0.7, 1.25, rise(0.0, 0.009, p.y)));
}
vec3 hoofColour(BodyPoint p) {
  float down = coronet(p) - p.y;
  float rings = 0.86 + 0.22 * noise(p.x * 9.0, down * 300.0, 3.0) + 0.1 * noise(p.x * 3.0, down * 900.0, 4.0);
  float slant = p.x + down * 0.42;
  float streaks = 0.92 + 0.16 * noise(slant * 330.0, down * 10.0, 6.0);
  float white = whiteAtCoronet(bodyPointAt(slant, coronet(p) + 0.005, p.part));
  float spotted = rise(0.2, 0.95, white) * mix(1.0, 1.25, rise(0.0, 0.04, down));
  vec3 c = blend(r_hoof, rgb(0.42, 0.315, 0.205), clamp01(spotted));
  if (r_hoofStripes > 0.0) {
    float wide = noise(slant * 62.0, p.part * 5.0, 14.0 + r_seed) * 0.6 + noise(slant * 150.0, p.part * 5.0, 15.0 + r_seed) * 0.4;
    c = blend(c, rgb(0.4, 0.3, 0.2), r_hoofStripes * 0.85);
    c = blend(c, rgb(0.04, 0.031, 0.025), rise(0.47, 0.58, wide) * r_hoofStripes * 0.85);
  }
  return times(c, rings * streaks * mix(1.12, 0.8, rise(0.0, 0.05, down)));
}
float acrossEye(BodyPoint p);
float upEye(BodyPoint p);
float upperLid(float across);
float lowerLid(float across);
float eyeAt(float across, float up);
float lidsAt(float across, float up);
float lashesAt(float across, float up);
float eyeSkinAt(float across, float up);
float toSegment(BodyPoint p, float s0, float n0, float r0, float s1, float n1, float r1);
float roundedMax(float one, float other);
float nostrilAt(BodyPoint p);
float mouthAt(BodyPoint p);
vec3 eyeballAt(float across, float up);
float acrossEye(BodyPoint p) {
  return ((p.s - 0.134) * 0.956 + (p.n + 0.0345) * 0.292) / (0.0218 * r_eyeSize);
}
float upEye(BodyPoint p) {
  return ((p.s - 0.134) * -0.292 + (p.n + 0.0345) * 0.956) / (0.0166 * r_eyeSize);
}
float upperLid(float across) {
  float open = max(0.0, 1.0 - across * across);
  return 0.8 * pow(open + 0.00001, 0.55) * (1.0 - 0.2 * across);
}
float lowerLid(float across) {
  float open = max(0.0, 1.0 - across * across);
  return -0.7 * pow(open + 0.00001, 0.85) * (1.0 + 0.1 * across);
}
float eyeAt(float across, float up) {
  float within = min(max(across, -1.0), 1.0);
  float lids = min(rise(0.0, 0.12, upperLid(within) - up), rise(0.0, 0.12, up - lowerLid(within)));
  return lids * rise(1.02, 0.94, abs(across));
}
float lidsAt(float across, float up) {
  float within = min(max(across, -1.0), 1.0);
  float upper = hill(up - upperLid(within) - 0.05, 0.2) * rise(1.16, 0.9, abs(across));
  float lower = hill(up - lowerLid(within) + 0.03, 0.13) * rise(1.1, 0.85, abs(across));
  float fold = hill(up - upperLid(within) - 0.6, 0.1) * rise(1.0, 0.5, abs(across));
  float duct = hill(across - 1.15, 0.18) * hill(up + 0.12, 0.19);
  float corner = hill(across + 1.12, 0.15) * hill(up - 0.02, 0.15);
  return max(max(upper * 0.95, lower * 0.7), max(fold * 0.42, max(duct * 0.8, corner * 0.6)));
}
float lashesAt(float across, float up) {
  float lid = upperLid(min(max(across, -1.0), 1.0));
  float beyond = up - lid;
  float reach = rise(-0.6, 0.2, across) * 0.5;
  float strand = noise(across * 15.0 - beyond * 9.0, 3.0, 23.0);
  float thin = rise(0.5, 0.72, strand) * rise(reach + 0.03, reach * 0.2, beyond);
  return thin * rise(-0.02, 0.06, beyond) * rise(1.3, 1.02, across) * rise(-0.75, -0.35, across) * 0.75;
}
float eyeSkinAt(float across, float up) {
  return hill(length2(across / 1.45, (up - 0.05) / 1.5), 1.0);
}
float toSegment(BodyPoint p, float s0, float n0, float r0, float s1, float n1, float r1) {
  float ds = s1 - s0;
  float dn = n1 - n0;
  float share = clamp01(((p.s - s0) * ds + (p.n - n0) * dn) / (ds * ds + dn * dn));
  float radius = mix(r0, r1, share);
  return (radius - length2(p.s - s0 - ds * share, p.n - n0 - dn * share)) / radius;
}
float roundedMax(float one, float other) {
  float share = clamp01(0.5 + (one - other) / 0.9);
  return mix(other, one, share) + 0.45 * share * (1.0 - share);
}
float nostrilAt(BodyPoint p) {
  if (p.s < 0.33 || p.n < -0.085) return 0.0;
  float front = roundedMax(toSegment(p, 0.351, -0.0445, 0.0014, 0.361, -0.0425, 0.004), toSegment(p, 0.361, -0.0425, 0.004, 0.3715, -0.0442, 0.0074));
  float back = roundedMax(toSegment(p, 0.3715, -0.0442, 0.0074, 0.3785, -0.0525, 0.0074), toSegment(p, 0.3785, -0.0525, 0.0074, 0.3795, -0.0625, 0.0045));
  return rise(-0.16, 0.42, roundedMax(front, back));
}
float mouthAt(BodyPoint p) {
  if (p.s < 0.335 || p.s > 0.425) return 0.0;
  float line = mix(-0.0995, -0.0945, rise(0.352, 0.385, p.s)) - 0.002 * rise(0.385, 0.41, p.s);
  return hill(p.n - line, 0.0024) * rise(0.35, 0.364, p.s);
}
vec3 eyeballAt(float across, float up) {
  float far = length2(across * 0.9, up * 1.05);
  float rim = rise(0.6, 0.9, far);
  float glowed = hill(length2((across + 0.2) * 0.9, up + 0.42), 0.62);
  float fibre = 0.82 + 0.36 * noise(atan(up * 1.2, across) * 7.0, far * 2.5, 12.0);
  vec3 c = times(r_iris, (0.2 + 1.5 * glowed) * (1.0 - 0.85 * rim) * fibre);
  c = blend(c, rgb(0.42, 0.37, 0.33), r_sclera * rise(0.78, 0.95, far) * rise(0.3, -0.1, up) * 0.8);
  float pupil = rise(1.0, 0.7, length2((across - 0.02) / 0.5, (up - 0.04) / 0.25));
  c = blend(c, rgb(0.002, 0.002, 0.0025), pupil * 0.95);
  float edge = upperLid(min(max(across, -1.0), 1.0)) - up;
  float sky = rise(0.08, 0.3, up) * rise(0.1, 0.3, edge) * rise(0.85, 0.3, abs(across - 0.05));
  float treeline = 0.55 + 0.45 * noise(across * 9.0, 4.0, 31.0);
  c = plus(c, rgb(0.026 * sky * treeline, 0.034 * sky * treeline, 0.046 * sky * treeline));
  float ground = hill(up + 0.5, 0.13) * hill(across + 0.1, 0.5) * 0.03;
  c = plus(c, rgb(ground, ground * 0.92, ground * 0.65));
  float lidShade = mix(0.22, 1.0, rise(0.02, 0.42, edge));
  float window = rise(0.17, 0.08, length2((across - 0.2) * 0.8, (up - 0.3) * 1.25)) * 0.62;
  float small = rise(0.12, 0.03, length2(across + 0.42, up + 0.3)) * 0.1;
  float tear = hill(up - lowerLid(min(max(across, -1.0), 1.0)) - 0.07, 0.035) * rise(0.9, 0.3, abs(across)) * 0.03;
  float shine = window + small + tear;
  return plus(times(c, lidShade), rgb(shine, shine, shine * 1.02));
}
float alongEar(float s, float n);
float acrossEar(float s, float n, float along);
float shellEdge(float along);
float shellAt(float along, float across);
float shellRimAt(float along, float across);
vec3 earColour(float s, float n, vec3 hair);
float alongEar(float s, float n) {
  return ((s - 0.033) * -0.436 + (n + 0.022) * 0.9) / 0.1478;
}
float acrossEar(float s, float n, float along) {
  float within = clamp01(along);
  float wide = 0.0255 * sqrt(max(0.03, 1.0 - pow(within, 2.6)));
  float middle = -0.0105 * sin(3.14159265 * within);
  return ((s - 0.033) * 0.9 + (n + 0.022) * 0.436 - middle) / wide;
}
float shellEdge(float along) {
  return 1.0 - 1.12 * rise(0.08, 0.42, along) * rise(0.99, 0.62, along);
}
float shellAt(float along, float across) {
  float edge = shellEdge(along);
  return rise(edge - 0.04, edge + 0.14, across) * rise(0.08, 0.2, along);
}
float shellRimAt(float along, float across) {
  return hill(across - shellEdge(along) + 0.1, 0.13) * rise(0.12, 0.3, along) * rise(1.0, 0.85, along);
}
vec3 earColour(float s, float n, vec3 hair) {
  float along = alongEar(s, n);
  float across = acrossEar(s, n, along);
  float open = shellAt(along, across);
  if (open <= 0.0) return hair;
  float edge = shellEdge(along);
  float inside = clamp01((across - edge) / max(0.1, 1.0 - edge));
  vec3 deep = blend(times(hair, 0.3), r_skin, 0.4);
  vec3 c = blend(hair, deep, open * mix(0.95, 0.4, rise(0.25, 1.0, inside)));
  float bent = 2.6 * noise(along * 11.0, inside * 3.0, 31.0);
  float behind = noise((along - 0.62 * inside) * 46.0 + bent, inside * 2.2, 27.0) * rise(1.1, 0.1, inside);
  float before = noise((along + 0.3 * inside) * 40.0 - bent, inside * 2.2, 29.0) * rise(0.35, 1.0, inside) * 0.8;
  float fur = rise(0.26, 0.8, max(behind, before)) * rise(0.14, 0.34, along) * rise(1.0, 0.82, along);
  vec3 pale = plus(blend(times(hair, 1.25), r_pale, 0.35), rgb(0.03, 0.026, 0.021));
  return blend(c, pale, open * fur * 0.75);
}
vec3 inScene(vec3 direct, vec3 around, float low);
vec3 litHair(vec3 albedo, Light light, float low, float gloss);
float shoulder(float value);
vec3 toScreen(vec3 colour);
vec3 inScene(vec3 direct, vec3 around, float low) {
  return plus(filtered(direct, r_sun), filtered(around, blend(r_sky, r_ground, low)));
}
vec3 litHair(vec3 albedo, Light light, float low, float gloss) {
  float pale = rise(0.3, 0.8, 0.3 * albedo[0] + 0.6 * albedo[1] + 0.1 * albedo[2]);
  float direct = mix(light.direct, 0.42, 0.24 * pale + 0.2 * r_winter);
  float ambient = light.ambient;
  vec3 tint = inScene(rgb(direct * 2.2, direct * 2.1, direct * 1.95), rgb(ambient * 0.75, ambient * 0.8, ambient * 0.92), low);
  float depth = 1.0 + 0.3 * clamp01(1.0 - (direct * 1.3 + ambient * 0.4));
  vec3 base = filtered(toPower(albedo, depth), tint);
  float sheen = light.sheen * gloss * (1.0 - 0.45 * pale);
  float coloured = sheen * (0.55 + 1.75 * r_metal);
  float plain = sheen * (0.12 - 0.05 * r_metal);
  vec3 shone = plus(times(albedo, coloured), rgb(plain * 0.96, plain * 0.985, plain * 1.05));
  return plus(base, filtered(shone, r_sun));
}
float shoulder(float value) {
  return value < 0.7 ? max(value, 0.0) : 0.7 + 0.3 * (1.0 - exp((0.7 - value) / 0.3));
}
vec3 toScreen(vec3 colour) {
  return rgb(encoded(shoulder(colour[0])), encoded(shoulder(colour[1])), encoded(shoulder(colour[2])));
}
float whiteOver(BodyPoint p);
vec3 hairAt(BodyPoint p, float white);
float lowAt(BodyPoint p);
vec3 bodyColour(BodyPoint p, Light light, float ink);
vec3 faceColour(BodyPoint p, Light light, vec3 hair, float white, float gloss);
float whiteOver(BodyPoint p) {
  float white = whiteAt(p);
  if (r_leopard >= 0.0) white = max(white, blanketAt(p));
  if (r_snow > 0.0) white = max(white, snowAt(p));
  return white;
}
vec3 hairAt(BodyPoint p, float white) {
  vec3 c = coatAt(p);
  if (white > 0.0) {
    float warm = noise2(p.x * 8.0, p.y * 8.0, 91.0 + r_seed);
    c = blend(c, times(r_white, 0.93 + 0.05 * warm + 0.025 * p.grain), white);
    if (r_spots > 0.0 && r_leopard >= 0.0) c = blend(c, r_spot, spotsAt(p) * white * 0.96);
  }
  if (r_winter > 0.0) c = times(c, 1.0 + r_winter * (0.2 * p.fray + 0.08 * p.grain) * (isHead(p) ? 0.6 : 1.0));
  return c;
}
float lowAt(BodyPoint p) {
  float low = isLeg(p) ? max(p.zone, 0.25 * (1.0 - p.y)) : p.zone;
  return rise(-0.1, 0.9, low);
}
vec3 bodyColour(BodyPoint p, Light light, float ink) {
  float white = whiteOver(p);
  vec3 c = hairAt(p, white);
  float gloss = r_gloss * (1.0 - 0.5 * white);
  float bare = clamp01(r_bareSkin);
  if (ink > 0.004) c = blend(c, blend(times(c, 0.22), r_skin, mix(0.35, 0.55, bare)), ink * mix(0.9, 0.55, bare));
  if (isEar(p) && p.part < 8.5) c = earColour(p.s, p.n, c);
  if (isLeg(p) && p.y < 0.08) {
    float hoof = hoofAt(p);
    if (hoof > 0.0) {
      c = blend(c, hoofColour(p), hoof);
      gloss = mix(gloss, 0.45, hoof);
      if (r_shoes > 0.0) {
        float shoe = shoeAt(p);
        c = blend(c, shoeColour(p), shoe);
        gloss = mix(gloss, 0.4 + 0.8 * r_shoes, shoe);
      }
    }
  }
  if (isFace(p)) return faceColour(p, light, c, white, gloss);
  return toScreen(litHair(c, light, lowAt(p), isHead(p) ? gloss * 0.5 : gloss));
}
vec3 faceColour(BodyPoint p, Light light, vec3 hair, float white, float gloss) {
  vec3 pink = rgb(0.56, 0.335, 0.275);
  float across = acrossEye(p);
  float up = upEye(p);
  bool nearEye = abs(across) < 3.0 && abs(up) < 3.0;
  float nostril = nostrilAt(p);
  float mouth = mouthAt(p);
  float lips = rise(0.335, 0.4, p.s + 0.012 * noise(p.s * 60.0, p.n * 60.0, 17.0)) + rise(0.3, 0.36, p.s) * rise(-0.06, -0.1, p.n) * 0.7;
  float thin = clamp01(lips + 1.1 * hill(p.s - 0.372, 0.02) * hill(p.n + 0.048, 0.017));
  float freckle = r_freckles * rise(0.52, 0.62, noise2(p.s * 190.0, p.n * 190.0, 12.0 + r_seed));
  vec3 whiteSkin = blend(pink, r_skin, freckle * 0.8);
  vec3 skin = blend(blend(r_skin, r_freckle, freckle * 0.85), whiteSkin, clamp01(white * 1.3 - 0.3));
  vec3 c = blend(hair, skin, thin * mix(0.12, 0.62, max(r_bareSkin, white * 0.85)));
  vec3 deep = times(skin, mix(0.32, 0.5, white));
  float dark = max(nostril * 0.97, mouth * 0.7);
  float eye = 0.0;
  float lashes = 0.0;
  if (nearEye) {
    c = blend(c, skin, eyeSkinAt(across, up) * mix(0.62, 0.72, r_bareSkin));
    dark = max(dark, lidsAt(across, up));
    eye = eyeAt(across, up);
    lashes = lashesAt(across, up);
  }
  c = blend(c, deep, dark);
  vec3 seen = litHair(c, light, lowAt(p), gloss * (1.0 - nostril));
  seen = times(seen, 1.0 - 0.6 * nostril);
  if (eye > 0.0) seen = blend(seen, filtered(eyeballAt(across, up), blend(r_sky, r_sun, 0.5)), eye);
  if (lashes > 0.0) seen = blend(seen, times(r_skin, 0.35), lashes * mix(1.0, 0.5, r_bareSkin));
  return toScreen(seen);
}
float whiteOfHair(float kind, float along, float position, float uneven);
vec3 maneColour(float kind, float along, float position, Light light);
float whiteOfHair(float kind, float along, float position, float uneven) {
  if (kind > 0.5 && kind < 1.5) {
    if (r_leopard > 1.0 || r_sabino > 1.5) return 0.85;
    if (r_splash > 0.6) return 0.7;
    return max(rise(0.035, 0.06, r_bald), rise(0.022, 0.036, r_blaze)) * 0.55;
  }
  BodyPoint root = bodyPointAt(0.225 - 0.475 * position, 0.94 + 0.62 * position - 0.27 * position * position, 2.0);
  if (kind > 1.5) root = bodyPointAt(0.93, 0.9 - along * 0.55, 1.0);
  float white = 0.0;
  if (r_tobiano >= 0.0 || r_leopard >= 0.0 || r_sabino > 1.5) white = whiteOver(root);
  if (kind > 1.5) {
    if (r_splash >= 0.0) white = max(white, whiteOver(root));
    if (r_sabino >= 0.0) white = max(white, min(r_sabino, 1.0) * 0.6 * rise(0.45, 0.95, along));
    float bar = 0.5 + 0.5 * sin(along * 46.0 + uneven * 5.0);
    if (r_rabicano > 0.0) white = max(white, r_rabicano * rise(0.42, 0.06, along) * (0.28 + 0.34 * bar));
  }
  if (kind > 1.5 && r_tobiano >= 0.0) {
    float ends = along + uneven;
    float band = rise(0.03, 0.16, along) * rise(0.78, 0.62, ends) * (r_tobiano + noise(r_seed, 2.0, 5.0) * 0.5 > 0.66 ? 1.0 : 0.0);
    white = max(white * rise(0.9, 0.5, along), band);
  }
  return clamp01(white);
}
vec3 maneColour(float kind, float along, float position, Light light) {
  float strand = noise(position * 70.0 + along * 0.6, 0.5, 31.0 + r_seed);
  float lock = noise(position * 26.0 + along * 0.4, 0.5, 37.0 + r_seed);
  vec3 c = blend(r_maneRoot, r_mane, rise(0.0, 0.34, along + (lock - 0.5) * 0.12));
  c = blend(c, r_maneTip, rise(0.5, 1.0, along + (lock - 0.5) * 0.3) * 0.9);
  if (r_frostAmount > 0.0) {
    float natural = rise(0.42, 0.04, along + (strand - 0.5) * 0.3) * (0.25 + 0.75 * strand) * (kind < 0.5 ? 0.6 : 0.4);
    float sides = kind < 1.5 ? rise(0.74, 0.56, along + (strand - 0.5) * 0.12) : natural;
    float dock = kind > 1.5 ? rise(0.3, 0.05, along) * abs(position - 0.5) * 2.0 : 0.0;
    c = blend(c, r_frost, r_frostAmount * max(dock, mix(natural, sides, r_upright)));
  }
  float uneven = (lock - 0.5) * 0.22 + (strand - 0.5) * 0.16;
  float white = whiteOfHair(kind, along, position, uneven);
  float parted = rise(0.3, 0.7, white + uneven);
  c = blend(c, times(r_white, mix(0.86, 1.0, rise(0.0, 0.4, along))), white > 0.0 ? parted : 0.0);
  c = times(c, 0.8 + 0.26 * strand + 0.14 * lock);
  float depth = 1.0 + 0.25 * clamp01(1.0 - light.direct * 1.4);
  float low = kind > 1.5 ? 0.15 + 0.45 * along : 0.15;
  vec3 tint = inScene(rgb(light.direct * 1.67, light.direct * 1.62, light.direct * 1.54), rgb(0.21, 0.227, 0.26), low);
  float sheen = light.sheen * r_maneGloss;
  vec3 shone = plus(times(c, 0.5 * sheen), rgb(0.11 * sheen, 0.105 * sheen, 0.1 * sheen));
  return toScreen(plus(filtered(toPower(c, depth), tint), filtered(shone, r_sun)));
}
vec3 tackColour(float kind, float pad, float trim, float metal, Light light);
vec3 tackColour(float kind, float pad, float trim, float metal, Light light) {
  float finish = kind < 0.5 ? r_saddleFinish : r_bridleFinish;
  float worn = clamp01(1.0 - 2.0 * finish);
  float fine = clamp01(2.0 * finish - 1.0);
  vec3 leather = blend(r_leather, rgb(0.165, 0.13, 0.1), 0.5 * worn);
  vec3 cloth = times(r_pad, mix(1.0, 0.72, worn));
  vec3 c = blend(leather, cloth, pad);
  vec3 edge = blend(blend(r_piping, r_finePiping, fine), cloth, worn);
  if (kind > 0.5) edge = blend(leather, r_inlay, fine);
  c = blend(c, edge, trim);
  c = blend(c, rgb(0.4, 0.4, 0.415), metal);
  float bright = mix(1.0, mix(0.4, 0.85, finish), metal);
  vec3 tint = inScene(rgb(light.direct * 1.85, light.direct * 1.79, light.direct * 1.68), rgb(0.1, 0.108, 0.125), 0.2);
  float soft = pad * (1.0 - trim);
  float polish = mix(mix(0.05, 0.7, finish), mix(0.25, 0.9, finish), metal) * (1.0 - 0.9 * soft);
  float sheen = light.sheen * polish;
  vec3 shone = plus(times(c, 0.9 * sheen), rgb(0.2 * sheen, 0.2 * sheen, 0.205 * sheen));
  return toScreen(plus(times(filtered(c, tint), bright), filtered(shone, r_sun)));
}
