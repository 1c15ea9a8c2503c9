/**
 * Letters that look like Latin ones, each before what it looks like: from Unicode's confusables.txt (UTS #39), as far
 * as NFKC leaves them and names may hold them. Letters of one case stand for both where both look alike.
 */
const LOOKALIKES = [
  // Cyrillic
  'аa АA Ьb ВB сc СC ԁd еe ҽe ЕE ԌG һh НH іi ꙇi ӏl јj ЈJ КK Іl Ӏl МM оo ОO рp РP ԛq гr ѕs ЅS ТT ѵv ѴV ѡw ԝw ԜW хx ХX уy үy УY ҮY',
  // Greek
  'αa ΑA ΒB ΕE ϜF ΗH ιi ϳj ͿJ ΚK Ιl ΜM ϺM ΝN οo σo ΟO ρp ΡP ΤT υu νv ΧX γy ΥY ΖZ',
  // Armenian
  'քf ցg հh ոn ռn օo ՕO գq զq ՏS սu ՍU աw',
  // Cherokee
  'ᎪA Ꮟb ᏴB ꮯc ᏟC Ꮷd ᎠD ᎬE ᏀG ᏳG Ꮒh ᎻH ꭵi Ꭵi ᎫJ ᏦK ᏞL ᎷM ᏢP ꮁr ᎡR ᏒR ꮪs ᏕS ᏚS ᎢT ꮩv ᏙV ꮃw ᎳW ᏔW ᎩY ᎽY ꮓz ᏃZ',
  // Coptic, Lisu, Canadian, Hebrew, Georgian
  'ⲥc ⲤC ⲎH ⲔK Ⲓl ⳐL ⲘM ⲚN ⲟo ⲞO ⲣp ⲢP ⲅr ⲦT ⲬX ⲨY',
  'ꓮA ꓐB ꓚC ꓒd ꓓD ꓰE ꓝF ꓖG ꓧH ꓙJ ꓗK ꓲl ꓡL ꓟM ꓠN ꓳO ꓑP ꓣR ꓢS ꓔT ꓴU ꓦV ꓪW ꓫX ꓬY ꓜZ',
  'ᗅA ᑲb ᖯb ᗷB ᑯd ᗞD ᗪD ᖴF ᕼH ᒍJ ᒪL ᗰM ᑭP ᖇR ᑌU ᐯV ᕁx ᕽx',
  'וl ןl סo טv ჿo ყy',
  // Latin, and numbers
  'ɑa ᴄc ꬲe ꬵf ɡg ƍg ıi ɪi ɩi Il Ɩl ǀl ᴏo ᴑo ꬽo ꭇr ꜱs ƽs ꞟu ᴜu ʋu ᴠv ɯw ᴡw ɣy ʏy ỿy ᴢz 0o 1l |l',
];

const LOOKS = new Map(
  LOOKALIKES.flatMap(script => script.split(' ')).map(pair => {
    const [letter = '', ...like] = pair;
    return [letter, like.join('')] as const;
  }),
);

/** What is left of a name when everything that looks alike is the same: never shown, only compared. */
export const skeletonOf = (name: string): string =>
  [...name.normalize('NFD')]
    .map(letter => LOOKS.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[\p{Z}\p{P}]/gu, '')
    .replaceAll('rn', 'm');
