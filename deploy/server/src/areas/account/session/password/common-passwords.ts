/** Passwords of twelve and more characters that stand high in every published list of stolen ones, lowercased. */
const common = new Set(
  `123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 123123123123 121212121212
  111111111111 000000000000 987654321098 0123456789012 112233445566 123456123456 qwertyuiop12 qwertyuiop123
  qwertyuiop1234 qwertyuiopasdf qwertyuiopas qwerty123456 qwerty1234567 qwertyqwerty qwerty12345678
  1qaz2wsx3edc 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qazxsw23edc q1w2e3r4t5y6 zaq12wsxcde3 asdfghjkl123 asdfghjklqwe
  asdfasdfasdf zxcvbnm12345 password1234 password12345 password123456 passwordpassword password123! password1234!
  p@ssw0rd1234 p@ssword1234 passw0rd1234 mypassword123 newpassword1 newpassword123 changeme1234 changemenow1
  letmein12345 letmeinplease welcome12345 welcome123456 welcomewelcome iloveyou1234 iloveyouforever iloveyousomuch
  abcdefghijkl abcdefghijklm abcdefghijklmnop abcd12345678 abc123456789 abcabcabcabc abcdefg12345 aaaaaaaaaaaa
  administrator admin1234567 adminadmin12 adminadminadmin administrator1 rootrootroot superadmin123 test12345678
  testtesttest testpassword1 samsung12345 football1234 baseball1234 basketball12 princess1234 sunshine1234
  superman1234 batman123456 dragon123456 monkey123456 starwars1234 liverpool123 manchester12 manchesterunited
  chelsea12345 arsenal12345 barcelona123 realmadrid123 juventus1234 michaeljackson jesuschrist1 jesusislord1
  godisgreat123 blessed12345 charlie12345 thomas123456 daniel123456 jessica12345 jennifer1234 computer1234
  internet1234 whatever1234 trustno1trustno1 correcthorsebatterystaple passwort1234 passwort12345 passwort123456
  hallohallo12 hallo1234567 schatz123456 geheim123456 wachtwoord12 wachtwoord123 welkom123456 welkom01welkom
  motdepasse12 motdepasse123 bonjour12345 azertyuiop12 azertyuiop123 azerty123456 contrasena12 contrasena123
  contraseña12 hola12345678 teamo1234567 cyfrinair123 sommer202412 sommer2024!! sommer2025!! sommer2026!!
  winter2024!! winter2025!! winter2026!! summer2024!! summer2025!! summer2026!! spring2026!! autumn2026!!`.split(
    /\s+/,
  ),
);

const oneOf = (text: string, period: number): boolean =>
  text.length >= period * 2 && [...text].every((sign, at) => at < period || sign === text[at - period]);

/** In a list of stolen ones, or one to four signs repeated over and over. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return common.has(text) || [1, 2, 3, 4].some((period) => oneOf(text, period));
}
