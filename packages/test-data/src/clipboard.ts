/** HTML as programs put it on the clipboard, shortened. */

/** Word 365 for Windows: lists are paragraphs, with the bullet in the text. */
export const WORD_365 = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=ES style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoTitle>Almenara gana el derbi<o:p></o:p></p>
<h1><span style='font-family:"Calibri Light",sans-serif;color:#2F5496'><b>La segunda parte</b><o:p></o:p></span></h1>
<p class=MsoNormal><b>Almenara, 15 de noviembre.</b> Un disparo de <i><span style='color:red'>Rueda</span></i><span
style='mso-spacerun:yes'>  </span>en el minuto 93<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>. <a href="https://liga.test/acta">El acta</a>, <a
href="file:///C:/Users/Ruth/acta.docx">el borrador</a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Primera<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Dentro<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Segunda<o:p></o:p></p>
<p class=MsoNormal>Entre las listas.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Tercero<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Cuarto<o:p></o:p></p>
<p class=MsoQuote>«Chuté sin mirar»<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=217 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Club</b><o:p></o:p></p></td><td width=217><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

/** Word online: a list for each item, headings as paragraphs with a role, formats as styles. */
export const WORD_ONLINE = `<meta charset='utf-8'><div class="OutlineElement Ltr SCXW1 BCX0" style="direction: ltr;">
<p class="Paragraph SCXW1" role="heading" aria-level="2" style="color: rgb(15, 71, 97); background-color: transparent;"><span data-contrast="none" class="TextRun SCXW1" lang="ES-ES"><span class="NormalTextRun SCXW1">La segunda parte</span></span><span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span></p></div>
<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" style="text-align: left; color: windowtext;"><span class="TextRun SCXW1" style="font-weight: bold; font-size: 12pt;"><span class="NormalTextRun SCXW1">Almenara.</span></span><span class="TextRun SCXW1"> Un disparo de </span><span class="TextRun SCXW1" style="font-style: italic;">Rueda</span><span class="EOP SCXW1">&nbsp;</span></p></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-leveltext="" data-font="Symbol" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Primera</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2 SCXW1" role="list"><li data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Dentro</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1">Segunda</span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>`

/** Google Docs: everything inside a \`b\` that is not bold, formats as styles, links through a redirect. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1c2d3e4f-7fff-aaaa-bbbb-cccccccccccc">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;">La segunda parte</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;">Almenara.</span><span style="font-size:11pt;font-weight:400;"> Un disparo de </span><span style="font-size:11pt;color:#ff0000;font-weight:400;font-style:italic;">Rueda</span><span style="font-size:6.6pt;vertical-align:super;"><a href="#ftnt1">[1]</a></span> y <a href="https://www.google.com/url?q=https://liga.test/acta?id%3D7&amp;sa=D&amp;source=editors&amp;ust=1700000000" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">el acta</span></a></p>
<br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Primera</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Dentro</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Segunda</span></p></li></ul>
<div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="100" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt"><p dir="ltr"><span>Club</span></p></td><td><br /></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

/** Outlook for Windows: Word's HTML, with links through the mail filter. */
export const OUTLOOK = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {font-family:"Aptos",sans-serif;} --></style></head><body lang=ES link="#467886">
<!--StartFragment--><p class=MsoNormal><span style='font-family:"Arial",sans-serif;color:#1F497D'>Buenas noches:<o:p></o:p></span></p>
<p class=MsoNormal><span lang=ES><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal>El acta está en <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fliga.test%2Facta&amp;data=05%7C02&amp;reserved=0"><span style='color:#467886'>la web</span></a> o en <a href="mailto:prensa@liga.test">prensa@liga.test</a>.<o:p></o:p></p>
<ul style='margin-top:0cm' type=disc><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>Primera<o:p></o:p></li><li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>Segunda<o:p></o:p></li></ul><!--EndFragment--></body></html>`

/** A page of a newspaper. */
export const WEB_PAGE = `<meta charset='utf-8'><article><header><h1 class="headline" style="color: rgb(17, 17, 17); font-family: Georgia;">Almenara gana</h1></header>
<figure><img src="https://medio.test/foto.jpg" onerror="alert(1)"><figcaption>Foto: Agencia</figcaption></figure>
<h3 id="apartado">La segunda parte</h3><p style="background: yellow">Un <strong>disparo</strong> de <em>Rueda</em>. <a href="/otra-noticia">Otra noticia</a>, <a href="javascript:alert(1)">aquí</a>, <a href="https://liga.test/">la liga</a></p>
<script>alert(1)</script><ol type="a" start="2"><li>Segundo</li></ol><blockquote cite="https://medio.test"><p>«Chuté sin mirar»</p></blockquote></article>`

/** LibreOffice 7.4 Writer, exported by the program itself; the anchor of a footnote was added. */
export const LIBREOFFICE = `<!DOCTYPE html>
<html>
<head>
<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<title></title>
<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
<meta name="created" content="00:00:00"/>
<meta name="changed" content="00:00:00"/>
<style type="text/css">
@page { size: 8.27in 11.69in; margin-left: 0.79in; margin-right: 0.39in; margin-top: 0.39in; margin-bottom: 0.39in }
p { line-height: 115%; margin-bottom: 0.1in; background: transparent }
h1 { margin-bottom: 0.08in; background: transparent; page-break-after: avoid }
h1.western { font-family: "Liberation Serif", serif; font-size: 24pt; font-weight: bold }
h1.cjk { font-family: "DejaVu Sans"; font-size: 24pt; font-weight: bold }
h1.ctl { font-family: "DejaVu Sans"; font-size: 24pt; font-weight: bold }
blockquote { margin-left: 0.39in; margin-right: 0.39in; background: transparent }
td p { orphans: 0; widows: 0; background: transparent }
th p { font-weight: bold; text-align: center; orphans: 0; widows: 0; background: transparent }
a:link { color: #000080; text-decoration: underline }
</style>
</head>
<body lang="en-US" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">
La segunda parte</h1>
<p><b>Almenara.</b> Un disparo de <i>Rueda</i> en el <font color="#ff0000">minuto
93</font><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>. <a href="https://liga.test/acta">El acta</a></p>
<ul>
<li><p style="margin-bottom: 0in">Primera</p>
<ul>
<li><p style="margin-bottom: 0in">Dentro</p>
</ul>
<li><p>Segunda</p>
</ul>
<blockquote>«Chuté sin mirar»</blockquote>
<table width="73" cellpadding="2" cellspacing="1">
<col width="65"/>
<tr>
<th width="65" style="border-top: 1px double #808080; border-bottom: 1px double #808080; border-left: 1px double #808080; border-right: 1px double #808080; padding: 0.02in"><p>
Club</p>
</th>
</tr>
<tr>
<td width="65" style="border-top: none; border-bottom: 1px double #808080; border-left: 1px double #808080; border-right: 1px double #808080; padding-top: 0in; padding-bottom: 0.02in; padding-left: 0.02in; padding-right: 0.02in"><p>
Almenara</p>
</td>
</tr>
</table>
<p><br/>
<br/>
</p>
</body>
</html>`
