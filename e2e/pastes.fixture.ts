/** What Word 16 for Windows, Word in a browser and Google Docs put on the clipboard, shortened. */

const sign = (text: string, font = 'Symbol') =>
  `<![if !supportLists]><span\nstyle='font-family:${font};mso-fareast-font-family:${font}'><span style='mso-list:Ignore'>${text}<span\nstyle='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>`

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; mso-pagination:widow-orphan; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Zij-instroom<o:p></o:p></h1>
<p class=MsoNormal>Je werkt en <b style='mso-bidi-font-weight:normal'>leert</b>
<span style='color:#C00000;font-family:"Comic Sans MS"'>tegelijk</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><span style='mso-fareast-font-family:"Times New Roman"'>Wat heb je <b>nodig</b>?<o:p></o:p></span></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}Een diploma<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;
text-indent:-18.0pt;mso-list:l0 level2 lfo1'>${sign('o', '"Courier New"')}hbo of wo<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}Een school<o:p></o:p></p>
<p class=MsoNormal>En dan:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${sign('1.', 'Calibri')}Aanmelden<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'>${sign('2.', 'Calibri')}Assessment<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.55pt'><p class=MsoNormal>Jaar<o:p></o:p></p></td><td width=302><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>
<p class=MsoNormal><a href="javascript:alert(1)">Druk hier</a>, of ga naar <a href="https://duo.nl/" target="_blank" class=MsoHyperlink><span style='color:blue'>DUO</span></a><a href="#_ftn1" name="_ftnref1">[1]</a>.<o:p></o:p></p>
<p class=MsoNormal><span style='mso-no-proof:yes'><!--[if gte vml 1]><v:shape id="a"/><![endif]--><![if !vml]><img width=4 height=4 src="data:image/png;base64,iVBORw0KGgo="><![endif]></span></p>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f0e3c2d-7fff-4a5b-8c6d-0123456789ab"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;">Uit Google</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Gewoon, </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">vet</span><span style="font-size:0.6em;vertical-align:super;">2</span><span> en </span><a href="https://www.google.com/url?q=https://www.rijksoverheid.nl/&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">een link</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">buiten</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>binnen</span></p></li></ul></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span>cel</span></p></td><td><br /></td></tr></tbody></table></div><p dir="ltr"><span><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/a" width="10" height="10" /></span></span></p></b><br class="Apple-interchange-newline">`

export const wordInBrowser = `<div class="OutlineElement Ltr SCXW1 BCX8"><p class="Paragraph SCXW1 BCX8" role="heading" aria-level="2"><span class="TextRun SCXW1"><span class="NormalTextRun">Kop</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement Ltr" data-listid="1" data-aria-posinset="1" data-aria-level="1"><p class="Paragraph"><span class="TextRun">eerste</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX8"><ul class="BulletListStyle2 SCXW1" role="list"><li class="OutlineElement Ltr" data-listid="1" data-aria-posinset="1" data-aria-level="2"><p class="Paragraph"><span class="TextRun">dieper</span></p></li></ul></div>`
