create or replace function fold(said text) returns text language plpgsql immutable parallel safe strict as $fold$
declare
  bare text collate "C" := said;
begin
  if octet_length(bare) <> length(bare) then
    bare := translate(regexp_replace(normalize(bare, nfkd), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u070f\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0890-\u0891\u0897-\u089f\u08ca-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013430-\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]+', '', 'g'), 'Đđ', 'dd');
    if octet_length(bare) <> length(bare) then
      if bare ~ '[\u00c6-\u024e\u0370-\u0556\u10a0-\u10cd\u13a0-\u13f5\u1c89-\u1cbf\u1e9e\u1efa-\u1efe\u2132\u2183\u2c00-\u2cf2\ua640-\ua69a\ua722-\ua7f5\U00010400-\U00010427\U000104b0-\U000104d3\U00010570-\U00010595\U00010c80-\U00010cb2\U00010d50-\U00010d65\U000118a0-\U000118bf\U00016e40-\U00016e5f\U00016ea0-\U00016eb8\U0001e900-\U0001e921]' then
        bare := translate(bare, 'ÆÐØÞĐĦŁŊŒŦƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎͰͲͶͿΑΕΗΙΟΥΩΒΓΔΖΘΚΛΜΝΞΠΡΣΤΦΧΨϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЕЂГЄЅІЈЉЊЋКИУЏАБВДЖЗЛМНОПРСТФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲉᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿẞỺỼỾℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱢⱣⱤⱧⱩⱫⱭⱮⱯⱰⱲⱵⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝂꝄꝆꝈꝊꝌꝎꝐꝒꝔꝖꝘꝚꝜꝞꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞋꞍꞐꞒꞖꞘꞚꞜꞞꞠꞢꞤꞦꞨꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞺꞼꞾꟀꟂꟄꟅꟆꟇꟉꟋꟌ꟎Ꟑ꟒꟔ꟖꟘꟚꟜꟵ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𐵐𐵑𐵒𐵓𐵔𐵕𐵖𐵗𐵘𐵙𐵚𐵛𐵜𐵝𐵞𐵟𐵠𐵡𐵢𐵣𐵤𐵥𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𖺠𖺡𖺢𖺣𖺤𖺥𖺦𖺧𖺨𖺩𖺪𖺫𖺬𖺭𖺮𖺯𖺰𖺱𖺲𖺳𖺴𖺵𖺶𖺷𖺸𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
          'æðøþđħłŋœŧɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏͱͳͷϳαεηιουωβγδζθκλμνξπρστφχψϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽеђгєѕіјљњћкиуџабвджзлмнопрстфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽᲊაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿßỻỽỿⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟⱡɫᵽɽⱨⱪⱬɑɱɐɒⱳⱶȿɀⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮⳳꙁꙃꙅꙇꙉꙋꙍꙏꙑꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉꚋꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿꝁꝃꝅꝇꝉꝋꝍꝏꝑꝓꝕꝗꝙꝛꝝꝟꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇꞌɥꞑꞓꞗꞙꞛꞝꞟꞡꞣꞥꞧꞩɦɜɡɬɪʞʇʝꭓꞵꞷꞹꞻꞽꞿꟁꟃꞔʂᶎꟈꟊɤꟍ꟏ꟑꟓꟕꟗꟙꟛƛꟶ𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𐵰𐵱𐵲𐵳𐵴𐵵𐵶𐵷𐵸𐵹𐵺𐵻𐵼𐵽𐵾𐵿𐶀𐶁𐶂𐶃𐶄𐶅𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿𖺻𖺼𖺽𖺾𖺿𖻀𖻁𖻂𖻃𖻄𖻅𖻆𖻇𖻈𖻉𖻊𖻋𖻌𖻍𖻎𖻏𖻐𖻑𖻒𖻓𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
      end if;
      bare := translate(bare, 'đðħıłøŧς‐‒–—―−“”„‟«»‘’‚‛‹›⁄×₫꟱', 'ddhilotσ------""""""''''''''''''/xds');
      if bare ~ '[ŋœæßþ]' then
        bare := replace(replace(replace(replace(replace(bare, 'ŋ', 'ng'), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th');
      end if;
    end if;
  end if;
  return regexp_replace(lower(bare), '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g');
end $fold$;
-- What the platform itself keeps, beside the tables of definitions. The first migration of a product begins with it; one that
-- has migrations is changed by another. Which tables hold persons is the product's.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

create function tell_ended_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('coi_nguon', json_build_object('ended', json_agg(id::text))::text)
  from (select id, (row_number() over () - 1) / 200 as part from gone) parts group by part;
  return null;
end $$;

create table counters (
  name text primary key,
  value bigint not null
);

create table keys (
  name text primary key,
  fingerprint text not null,
  known_at timestamptz not null default now()
);

create unlogged table throttle (
  key text primary key,
  tries integer not null,
  until timestamptz not null
);
create index throttle_until_idx on throttle (until);

create table idempotency_keys (
  user_id integer not null,
  key text not null,
  path text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  asked text not null,
  primary key (user_id, key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table single_records (
  name text primary key,
  value jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by integer
);

create table media (
  id bigint generated always as identity primary key,
  url text not null unique,
  mime text not null,
  size integer not null,
  width integer,
  height integer,
  original_name text not null,
  uploaded_by integer,
  created_at timestamptz not null default now(),
  looked_for_at timestamptz not null default now()
);
create index media_looked_for on media (looked_for_at);
create index media_uploads on media (uploaded_by, created_at);

create table one_use_links (
  token_hash bytea primary key,
  user_id integer not null,
  path text not null,
  file_name text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  session_id bigint,
  rights jsonb
);
create index one_use_links_expires_at_idx on one_use_links (expires_at);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id integer not null,
  ip text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  view_role_id integer,
  view_until timestamptz
);
create index sessions_user_id_idx on sessions (user_id, last_used_at);
create trigger sessions_ended after delete on sessions referencing old table as gone
  for each statement execute function tell_ended_sessions();

create table user_secrets (
  user_id integer primary key,
  password_hash text,
  otp_secret text,
  otp_confirmed boolean not null default false,
  updated_at timestamptz not null default now(),
  otp_step bigint,
  otp_pending text,
  otp_pending_until timestamptz
);

create table recovery_codes (
  id integer generated always as identity primary key,
  user_id integer not null,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index recovery_codes_user_id_key on recovery_codes (user_id, code_hash);

create table password_resets (
  token_hash bytea primary key,
  user_id integer not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index password_resets_user_id_idx on password_resets (user_id);

create table account_usage (
  day date not null,
  user_id integer not null,
  bytes bigint not null default 0,
  ms bigint not null default 0,
  primary key (day, user_id)
);

create table system_logs (
  id bigint generated always as identity primary key,
  user_id integer,
  user_name text,
  role text,
  action text not null,
  subject text not null,
  entity_id integer,
  entity_label text,
  method text,
  path text,
  status_code integer not null default 200,
  ip text,
  user_agent text,
  old_values jsonb,
  new_values jsonb,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(user_name, '') || ' ' || coalesce(entity_label, ''))) stored
);
create index system_logs_action_idx on system_logs (action, id);
create index system_logs_created_at_idx on system_logs (created_at, id);
create index system_logs_entity_idx on system_logs (subject, entity_id, id);
create index system_logs_personal_idx on system_logs (created_at) where ip is not null or user_agent is not null;
create index system_logs_search_idx on system_logs using gin (search gin_trgm_ops);
create index system_logs_user_id_idx on system_logs (user_id, id);

-- The log is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
declare
  was system_logs;
begin
  if current_setting('log.forgets', true) = 'yes' and tg_op = 'DELETE' then
    return old;
  elsif current_setting('log.forgets', true) = 'yes' and tg_op = 'UPDATE' then
    -- Where somebody came from is emptied, and nothing else.
    old.ip := null;
    old.user_agent := null;
    return old;
  elsif current_setting('log.forgets', true) = 'person' and tg_op = 'UPDATE' then
    -- Values and names are emptied; who did what to which row and when stays.
    was := old;
    was.entity_label := new.entity_label;
    was.user_name := new.user_name;
    was.old_values := new.old_values;
    was.new_values := new.new_values;
    return was;
  end if;
  raise exception 'the log is append-only';
end $$;
create trigger system_logs_append_only before delete or update on system_logs for each row execute function refuse_change();
create trigger system_logs_not_emptied before truncate on system_logs for each statement execute function refuse_change();

create function forget_log(personal_days integer, years integer, most integer) returns integer
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  emptied integer;
  gone integer;
begin
  if personal_days < 30 or years < 1 then
    raise exception 'the log is kept longer';
  end if;
  perform set_config('log.forgets', 'yes', true);
  update system_logs set ip = null, user_agent = null where id in (
    select id from system_logs
    where created_at < now() - make_interval(days => personal_days) and (ip is not null or user_agent is not null)
    order by created_at limit most);
  get diagnostics emptied = row_count;
  delete from system_logs where id in (
    select id from system_logs where created_at < now() - make_interval(years => years) order by created_at, id limit most);
  get diagnostics gone = row_count;
  perform set_config('log.forgets', '', true);
  return emptied + gone;
end $$;

create function without_values(said jsonb, names text[]) returns jsonb
  language sql immutable set search_path to 'public', 'pg_temp' as $$
  select case when jsonb_typeof(said) = 'object' then
    coalesce((select jsonb_object_agg(key, case
      when key = any(names) then 'null'::jsonb
      when key = 'approved_values' and jsonb_typeof(value) = 'object' and value ? 'begins' then 'null'::jsonb
      when key = 'approved_values' then without_values(value, names)
      else value end) from jsonb_each(said)), '{}')
  else said end
$$;

create function forget_person(about text, row_id integer, names text[], urls text[], stands text, by_id integer, why text)
  returns integer language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  changed integer;
begin
  if about not in ('users') or length(coalesce(why, '')) < 5 then
    raise exception 'the log forgets persons, and for a reason';
  end if;
  perform set_config('log.forgets', 'person', true);
  update system_logs l set
    entity_label = case when l.subject = about and l.entity_id = row_id or l.subject = 'media' and l.new_values->>'url' = any(urls) then stands else l.entity_label end,
    user_name = case when about = 'users' and l.user_id = row_id then stands else l.user_name end,
    old_values = case when l.subject = about and l.entity_id = row_id then without_values(l.old_values, names) else l.old_values end,
    new_values = case when l.subject = about and l.entity_id = row_id then without_values(l.new_values, names)
      when l.subject = 'media' and l.new_values->>'url' = any(urls) then null else l.new_values end
  where l.subject = about and l.entity_id = row_id or about = 'users' and l.user_id = row_id
    or l.subject = 'media' and l.new_values->>'url' = any(urls);
  get diagnostics changed = row_count;
  perform set_config('log.forgets', '', true);
  insert into system_logs (user_id, user_name, action, subject, entity_id, entity_label, new_values)
  select by_id, (select name from users where id = by_id), 'delete', about, row_id, stands, jsonb_build_object('reason', why);
  return changed;
end $$;

create table revision_texts (
  subject text not null,
  entity_id integer not null,
  hash text not null,
  text text not null,
  kept_at timestamptz not null default now(),
  primary key (subject, entity_id, hash)
);
create index revision_texts_kept_at_idx on revision_texts (kept_at);

create table jobs (
  id integer generated always as identity primary key,
  kind text not null,
  title text not null,
  user_id integer not null,
  input jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  progress smallint not null default 0,
  done integer not null default 0,
  total integer,
  message text not null default '',
  result jsonb not null default '{}',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  starts smallint not null default 0
);
create index jobs_created_at_idx on jobs (created_at);
create index jobs_unfinished_idx on jobs (user_id) where status in ('queued', 'running');
create index jobs_user_id_idx on jobs (user_id, id);

create table background_work (
  name text primary key,
  label text,
  every integer,
  began_at timestamptz not null default now(),
  done_at timestamptz,
  failed_at timestamptz,
  error text
);

create table outbox (
  id bigint generated always as identity primary key,
  told jsonb not null,
  made_at timestamptz not null default now()
);

create table notices (
  id integer generated always as identity primary key,
  user_id integer not null,
  resource text not null,
  event text not null,
  row_ids integer[] not null,
  count integer not null,
  name text not null,
  reason text,
  by_id integer,
  by_name text,
  told_at timestamptz not null default now(),
  seen_at timestamptz
);
create index notices_event_idx on notices (event, told_at);
create index notices_unseen_idx on notices (user_id, id) where seen_at is null;
create index notices_user_id_idx on notices (user_id, told_at, id);

create table notice_mails (
  user_id integer primary key,
  mail text not null default 'daily' check (mail in ('none', 'at_once', 'daily')),
  mailed_at timestamptz
);

create table told_expiries (
  resource text not null,
  field text not null,
  row_id integer not null,
  day date not null,
  primary key (resource, field, row_id)
);

create table comments (
  id integer generated always as identity primary key,
  resource text not null,
  row_id integer not null,
  user_id integer,
  kind text not null default 'said' check (kind in ('said', 'settled')),
  body text not null default '',
  mentions integer[] not null default '{}',
  said_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index comments_row_idx on comments (resource, row_id, id);
create index comments_user_id_idx on comments (user_id);

create table assignments (
  resource text not null,
  row_id integer not null,
  user_id integer not null,
  standing_since timestamptz not null,
  taken_at timestamptz not null default now(),
  primary key (resource, row_id)
);
create index assignments_taken_at_idx on assignments (taken_at);
create index assignments_user_id_idx on assignments (user_id);

create table favourites (
  user_id integer not null,
  resource text not null,
  row_id integer not null,
  marked_at timestamptz not null default now(),
  primary key (user_id, resource, row_id)
);
create index favourites_row_idx on favourites (resource, row_id);

create table default_views (
  user_id integer not null,
  screen text not null,
  view_id integer not null,
  primary key (user_id, screen)
);
create index default_views_view_id_idx on default_views (view_id);

create table calendar_feeds (
  user_id integer primary key,
  token_hash bytea not null unique,
  made_at timestamptz not null default now(),
  read_at timestamptz
);

create table slugs (
  table_name text not null,
  slug text not null,
  row_id integer not null,
  id integer generated by default as identity,
  primary key (table_name, slug)
);

create function keep_slug() returns trigger language plpgsql as $$
declare
  owner bigint;
begin
  insert into slugs as known (table_name, slug, row_id) values (tg_table_name, new.slug, new.id)
  on conflict (table_name, slug) do update set row_id = known.row_id returning known.row_id into owner;
  if owner <> new.id then
    raise exception using errcode = 'unique_violation', table = tg_table_name, constraint = tg_table_name || '_slug_key',
      message = format('the slug %s was given to another row', new.slug);
  end if;
  return null;
end
$$;

create table samples (
  id integer generated by default as identity primary key,
  code text,
  name text collate "vi-x-icu" not null,
  slug text,
  about text,
  content text,
  email text,
  phone text,
  website text,
  gln text,
  identity text,
  amount integer not null,
  weight numeric(14,4),
  price bigint,
  made_on date not null,
  seen_at timestamptz,
  is_fragile boolean not null default false,
  is_shown boolean not null default true,
  size text not null,
  colours text[] not null default '{}',
  status text not null default 'draft',
  group_id integer not null,
  other_ids integer[] not null default '{}',
  picture text,
  pictures jsonb not null default '[]',
  paper text,
  papers jsonb not null default '[]',
  outline jsonb,
  standards jsonb not null default '[]',
  box jsonb,
  approved_values jsonb,
  has_changes boolean not null default false,
  withdrawn_at timestamptz,
  approval_status text not null default 'pending',
  approved_by integer,
  approved_at timestamptz,
  reject_reason text,
  rejected_by integer,
  rejected_at timestamptz,
  standing_since timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(code, '') || ' ' || coalesce(name, ''))) stored
) with (fillfactor = 90);
create table sample_pieces (
  id integer generated by default as identity primary key,
  sample_id integer,
  position integer not null default 0,
  name text not null,
  weight numeric(14,4)
) with (fillfactor = 90);
create table groups (
  id integer generated by default as identity primary key,
  name text collate "vi-x-icu" not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(name, ''))) stored
) with (fillfactor = 90);
create table users (
  id integer generated by default as identity primary key,
  name text collate "vi-x-icu" not null,
  username text,
  email text not null,
  role_id integer not null,
  is_active boolean not null default true,
  last_login_at timestamptz,
  last_login_ip text,
  must_change_password boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(name, '') || ' ' || coalesce(username, '') || ' ' || coalesce(email, ''))) stored
) with (fillfactor = 90);
create table roles (
  id integer generated by default as identity primary key,
  code text not null,
  name text collate "vi-x-icu" not null,
  scope text not null,
  permission_ids integer[] not null default '{}',
  is_active boolean not null default true,
  requires_two_factor boolean not null default false,
  approval_status text not null default 'pending',
  approved_by integer,
  approved_at timestamptz,
  reject_reason text,
  rejected_by integer,
  rejected_at timestamptz,
  standing_since timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(code, '') || ' ' || coalesce(name, ''))) stored
) with (fillfactor = 90);
create table permissions (
  id integer generated by default as identity primary key,
  action text not null,
  subject text not null,
  name text collate "vi-x-icu" not null,
  "group" text not null,
  sort_order integer default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(name, '') || ' ' || coalesce("group", ''))) stored
) with (fillfactor = 90);
create table saved_views (
  id integer generated by default as identity primary key,
  name text collate "vi-x-icu" not null,
  screen text not null,
  query text,
  role_ids integer[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by integer,
  updated_by integer,
  deleted_at timestamptz,
  search text generated always as (fold(' ' || coalesce(name, ''))) stored
) with (fillfactor = 90);
alter table samples add constraint samples_group_id_fkey foreign key (group_id) references groups;
alter table samples add constraint samples_approved_by_fkey foreign key (approved_by) references users;
alter table samples add constraint samples_rejected_by_fkey foreign key (rejected_by) references users;
alter table sample_pieces add constraint sample_pieces_sample_id_fkey foreign key (sample_id) references samples;
alter table users add constraint users_role_id_fkey foreign key (role_id) references roles;
alter table roles add constraint roles_approved_by_fkey foreign key (approved_by) references users;
alter table roles add constraint roles_rejected_by_fkey foreign key (rejected_by) references users;
create unique index samples_code_key on samples (code) where deleted_at is null;
create unique index samples_slug_key on samples (slug) where deleted_at is null;
create index samples_code_idx on samples (code collate "vi-x-icu", id) where deleted_at is null;
create index samples_name_idx on samples (name, id) where deleted_at is null;
create index samples_amount_idx on samples (amount, id) where deleted_at is null;
create index samples_made_on_idx on samples (made_on, id) where deleted_at is null;
create index samples_is_shown_idx on samples (id) where deleted_at is null and not is_shown;
create index samples_colours_idx on samples using gin (colours);
create index samples_group_id_idx on samples (group_id, id) where deleted_at is null;
create index samples_other_ids_idx on samples using gin (other_ids);
create index samples_status_since_idx on samples (status, standing_since, id) where deleted_at is null;
create index samples_has_changes_since_idx on samples (standing_since, id) where deleted_at is null and has_changes;
create index samples_approval_status_since_idx on samples (approval_status, standing_since, id) where deleted_at is null;
create index samples_created_at_idx on samples (created_at, id) where deleted_at is null;
create index samples_search_idx on samples using gin (search gin_trgm_ops);
create index sample_pieces_sample_id_idx on sample_pieces (sample_id);
create index groups_name_idx on groups (name, id) where deleted_at is null;
create index groups_created_at_idx on groups (created_at, id) where deleted_at is null;
create index groups_search_idx on groups using gin (search gin_trgm_ops);
create unique index users_username_key on users (username) where deleted_at is null;
create unique index users_email_key on users (email) where deleted_at is null;
create index users_name_idx on users (name, id) where deleted_at is null;
create index users_email_idx on users (email collate "vi-x-icu", id) where deleted_at is null;
create index users_role_id_idx on users (role_id, id) where deleted_at is null;
create index users_created_at_idx on users (created_at, id) where deleted_at is null;
create index users_search_idx on users using gin (search gin_trgm_ops);
create unique index roles_code_key on roles (code) where deleted_at is null;
create unique index roles_name_key on roles (name) where deleted_at is null;
create index roles_code_idx on roles (code collate "vi-x-icu", id) where deleted_at is null;
create index roles_name_idx on roles (name, id) where deleted_at is null;
create index roles_permission_ids_idx on roles using gin (permission_ids);
create index roles_approval_status_since_idx on roles (approval_status, standing_since, id) where deleted_at is null;
create index roles_created_at_idx on roles (created_at, id) where deleted_at is null;
create index roles_search_idx on roles using gin (search gin_trgm_ops);
create unique index permissions_action_subject_key on permissions (action, subject) nulls not distinct where deleted_at is null;
create index permissions_name_idx on permissions (name, id) where deleted_at is null;
create index permissions_group_idx on permissions ("group" collate "vi-x-icu", id) where deleted_at is null;
create index permissions_sort_order_idx on permissions (sort_order, id) where deleted_at is null;
create index permissions_created_at_idx on permissions (created_at, id) where deleted_at is null;
create index permissions_search_idx on permissions using gin (search gin_trgm_ops);
-- What ties the platform's own tables to accounts and roles, whose tables follow from definitions.
alter table sessions add foreign key (view_role_id) references roles on delete set null;
alter table notices add foreign key (user_id) references users on delete cascade;
alter table notice_mails add foreign key (user_id) references users on delete cascade;
alter table comments add foreign key (user_id) references users on delete set null;
alter table assignments add foreign key (user_id) references users on delete cascade;
alter table default_views add foreign key (user_id) references users on delete cascade,
  add foreign key (view_id) references saved_views on delete cascade;
alter table favourites add foreign key (user_id) references users on delete cascade;
alter table calendar_feeds add foreign key (user_id) references users on delete cascade;

