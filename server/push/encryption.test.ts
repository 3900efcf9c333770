import { expect, test } from 'vitest';
import { decryptMessage, publicKeyOf } from '../testing/push/decrypt-message.ts';

/** RFC 8291, section 5: the decryption that our messages are tested with is that of the document. */
test('the example of RFC 8291 is read', () => {
  const keys = {
    privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
    auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'),
  };
  expect(publicKeyOf(keys).toString('base64url')).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  expect(decryptMessage(Buffer.from(body, 'base64url'), keys)).toBe(
    'When I grow up, I want to be a watermelon',
  );
});
