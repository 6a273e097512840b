import { cleanHtml } from './clean-html.ts';

test.each([
  ['a script', '<p>Gate<script>alert(1)</script> 3</p>', '<p>Gate 3</p>'],
  ['a handler', '<p onclick="alert(1)">Gate 3</p>', '<p>Gate 3</p>'],
  [
    'a script behind a link',
    '<a href="javascript:alert(1)">Gate</a>',
    '<a rel="noopener noreferrer" target="_blank">Gate</a>',
  ],
  ['a form', '<form action="https://evil.example"><input name="p"><button>Go</button></form>', 'Go'],
  ['a frame', '<iframe src="https://evil.example"></iframe>Gate', 'Gate'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>Gate', 'Gate'],
  [
    'a style that fetches',
    '<p style="background:url(https://evil.example/p);color:#333333">Gate</p>',
    '<p style="color:#333333">Gate</p>',
  ],
  ['a style that covers the screen', '<div style="position:fixed;top:0">Gate</div>', '<div>Gate</div>'],
  ['a base', '<base href="https://evil.example/">Gate', 'Gate'],
  [
    'a sign-in that leaves at once',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">Gate',
    'Gate',
  ],
])('%s does not come through', (_, html, expected) => {
  const { html: clean } = cleanHtml(html);
  expect(clean).toBe(expected);
});

test('remote pictures are counted and stay off, those inside the mail show', () => {
  const { html, remoteImages } = cleanHtml(
    '<img src="https://track.example/1.png" alt="Plan" srcset="https://track.example/2.png 2x"><img src="http://track.example/3.gif"><img src="data:image/png;base64,AAAA"><img src="//track.example/4.png">',
  );
  expect(remoteImages).toBe(2);
  expect(html).toContain('data-remote-src="https://track.example/1.png"');
  expect(html).toContain('src="data:image/png;base64,AAAA"');
  expect(html.replaceAll('data-remote-src', '')).not.toMatch(/src(set)?="(https?:)?\/\//);
});

test('a link opens apart and tells nobody where it came from', () => {
  expect(cleanHtml('<a href="https://plan.example/x" target="_top" rel="opener">Plan</a>').html).toBe(
    '<a href="https://plan.example/x" rel="noopener noreferrer" target="_blank">Plan</a>',
  );
});
