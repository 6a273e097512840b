import { fileNamed } from './file-named.ts';

const header = (name: string) => fileNamed('attachment', name)['content-disposition'];

test('a name is sent whole, and in plain letters for old readers', () => {
  expect(header('Größe.pdf')).toBe(`attachment; filename="Gr__e.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.pdf`);
});

test.each(['a"; filename="b', '../../etc/passwd', 'a\r\nset-cookie: x', 'a\\b', '100%.pdf'])(
  'a name cannot end the header or lead elsewhere: %j',
  (name) => {
    const [, plain = ''] = /filename="([^"]*)"; filename\*/.exec(header(name)) ?? [];
    expect(plain).not.toMatch(/[\\/\r\n%]/);
    expect(header(name)).not.toMatch(/[\r\n]/);
  },
);
