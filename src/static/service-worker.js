// The other usual name of a service worker.
importScripts('sw.js');
