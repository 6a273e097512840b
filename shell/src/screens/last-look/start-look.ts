import { starter } from '../../boot/starter.ts';
import { drawLook } from './draw-look.ts';

// A script of its own in the document, behind the shapes that it covers: the sign-in's document goes without.
const { data, language } = starter();
if (localStorage.getItem('token') !== null) drawLook(language || data.language);
