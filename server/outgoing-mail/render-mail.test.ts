import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

test('text and HTML say the same, and the link stands in both', () => {
  const { subject, text, html } = renderMail(
    {
      subject: 'Reset your password',
      text: ['Hello Ada,'],
      button: { label: 'Choose a password', path: '/reset-password?token=abc' },
      after: ['It works once.'],
    },
    'https://fetlock.example',
  );
  expect(subject).toBe('Reset your password');
  expect(text).toBe(
    'Hello Ada,\n\nChoose a password:\nhttps://fetlock.example/reset-password?token=abc\n\nIt works once.\n\n' +
      '-- \nFetlock, a line of horses with your name on it\n',
  );
  for (const part of [
    'Hello Ada,',
    'Choose a password',
    'https://fetlock.example/reset-password?token=abc',
    'It works once.',
  ])
    expect(html).toContain(part);
});

test('further links stand in both, each with its address', () => {
  const links = [
    { label: 'Ada & Co', path: '/reset-password?token=abc' },
    { label: 'Ben', path: '/reset-password?token=def' },
  ] as const;
  const { text, html } = renderMail({ subject: 'Links', text: [], links }, 'https://fetlock.example');
  for (const { label, path } of links)
    expect(text).toContain(`${label}:\nhttps://fetlock.example${path}\n\n`);
  expect(html).toContain('href="https://fetlock.example/reset-password?token=abc"');
  expect(html).toContain('>Ada &amp; Co</a>');
});

test('what people wrote is text, in the subject too', () => {
  const { subject, html } = renderMail(
    { subject: 'From <b>Ada</b>\r\nBcc: eve@example.org', text: ['<script>alert("1")</script> & more'] },
    'https://fetlock.example',
  );
  expect(subject).toBe('From <b>Ada</b> Bcc: eve@example.org');
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>Ada');
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
});

test('no path leads to another site', () => {
  const mail = { subject: '', text: [], button: { label: 'Look', path: '//evil.example/x' as const } };
  expect(() => renderMail(mail, 'https://fetlock.example')).toThrow('another site');
});
